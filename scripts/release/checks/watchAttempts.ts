import type { Page } from 'playwright-core';
import type { Attempt } from './describeAttempt.ts';

/** Tells of every attempt in the documents that a page opens from now on. */
export async function watchAttempts(page: Page, tell: (attempt: Attempt) => void): Promise<void> {
  await page.exposeFunction('portalAttempt', tell);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked, sample, sourceFile: by } = event;
      const { portalAttempt } = globalThis as unknown as { portalAttempt: (attempt: Attempt) => void };
      portalAttempt({ directive, blocked, sample, by });
    });
  });
}
