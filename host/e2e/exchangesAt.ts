import type { ApiCall, Portal } from './startPortal';

/** Every time that the API was asked for tokens. */
export const exchangesAt = async (portal: Portal): Promise<ApiCall[]> =>
  (await portal.calls()).filter(({ path, method }) => path === '/okta/authorize' && method === 'GET');
