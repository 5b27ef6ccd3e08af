import runtime from 'react-refresh/runtime';

declare global {
  // `globalThis` gets its members from `var` alone.
  var portalRefreshRuntime: typeof runtime | undefined;
}

/*
 * React's refresh runtime may register once per page: the first build to ask for it shares it with all the others. Its
 * functions are exported one by one because the plugin's loader imports them as a namespace.
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
