/** Attempts that the policies of this document have refused since the first call. Runs in the page. */
export function noteRefusals(): string[] {
  const page = globalThis as { refusals?: string[] };
  if (page.refusals) return page.refusals;
  const refusals: string[] = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    refusals.push(`${effectiveDirective} ${blockedURI}`);
  });
  page.refusals = refusals;
  return refusals;
}
