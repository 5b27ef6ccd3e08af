import runtime from 'react-refresh/runtime';

declare global {
  // Only `var` adds members to `globalThis`.
  var portalRefreshRuntime: typeof runtime | undefined;
}

/*
 * React's refresh runtime may register once per page, so the first build shares it with the others. Exported one by one
 * because the plugin's loader imports a namespace.
 */
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
