/** In this test the browser never is idle: what is loaded in an idle moment does not come. */
export function neverIdle(): void {
  jest.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0);
}
