import { fakeServer, testConfig } from '@portal/shared/testing';
import type { PageRelease } from '../page/PortalPage';
import { pageDataId } from '../page/readPage';

const release = { number: 12, channel: 'production', at: '', builds: { 'remote-reports': 'r1' } };
const told = { 'GET /_/seen': () => Promise.resolve(new Response(null, { status: 204 })) };

interface CountingPage {
  countTabs?: boolean;
  release?: PageRelease | undefined;
  answers?: Record<string, unknown>;
}

/** Gives the document the data of a page that wants its tabs to be counted, and returns the server that is told. */
export function countingPage({ countTabs = true, answers = {}, ...page }: CountingPage = {}) {
  const data = Object.assign(document.createElement('script'), { type: 'application/json', id: pageDataId });
  data.textContent = JSON.stringify({ config: { ...testConfig, countTabs }, remotes: [], release, ...page });
  document.head.replaceChildren(data);
  globalThis.portalTab = undefined;
  globalThis.portalIsUntold = undefined;
  return fakeServer({ ...told, ...answers });
}
