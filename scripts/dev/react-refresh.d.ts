/** The package brings no types; these are the functions that webpack's refresh plugin calls. */
declare module 'react-refresh/runtime' {
  type Call = (...parts: unknown[]) => unknown;
  const runtime: Record<
    | 'collectCustomHooksForSignature'
    | 'createSignatureFunctionForTransform'
    | 'getFamilyByID'
    | 'getFamilyByType'
    | 'hasUnrecoverableErrors'
    | 'injectIntoGlobalHook'
    | 'isLikelyComponentType'
    | 'performReactRefresh'
    | 'register'
    | 'setSignature',
    Call
  >;
  export default runtime;
}
