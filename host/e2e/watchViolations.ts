import type { BrowserContext } from 'playwright-core';

/** An attempt that a policy of the page refused. */
export interface Violation {
  directive: string;
  blocked: string;
  /** address of the script that tried, and the beginning of its text */
  by: string;
}

declare global {
  var noteViolation: (violation: Violation) => Promise<void>;
}

/** Notes what the policies refuse in every document that a context opens from now on. */
export async function watchViolations(context: BrowserContext, violations: Violation[]): Promise<void> {
  await context.exposeBinding('noteViolation', (_source, violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sourceFile, sample } = event;
      void globalThis.noteViolation({ directive, blocked, by: `${sourceFile} ${sample}` });
    });
    // Scripts without integrity values are told of in this way only.
    new ReportingObserver(
      (reports) => {
        for (const { url } of reports)
          void globalThis.noteViolation({ directive: 'integrity-policy', blocked: url ?? '', by: '' });
      },
      { types: ['integrity-violation'], buffered: true },
    ).observe();
  });
}
