import runtime from 'react-refresh/runtime';

declare global {
  // Only `var` adds members to `globalThis`.
  var portalRefreshRuntime: typeof runtime | undefined;
}

/* React's refresh runtime registers once per page: the first build shares it, one by one for the plugin's loader. */
export const {
  collectCustomHooksForSignature,
  createSignatureFunctionForTransform,
  getFamilyByID,
  getFamilyByType,
  hasUnrecoverableErrors,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
  setSignature,
} = (globalThis.portalRefreshRuntime ??= runtime);
