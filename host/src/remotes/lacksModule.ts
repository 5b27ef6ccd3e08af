/** True if a remote's entry has come and has no such module, in webpack's words or in those of `createRemoteLoader`. */
export const lacksModule = (error: unknown): boolean =>
  /does not (exist in container|offer the component)/.test(String(error));
