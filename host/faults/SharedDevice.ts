import type { Reader } from '../e2e/Reader';
import type { Visits } from '@portal/scripts/browser/recallVisits.ts';
import { expect } from '../e2e/test';
import { linesOf } from './foreignIn';

/** A browser in which somebody else has read a report and signed out, and this reader another. */
export interface SharedDevice {
  /** After that reader. */
  signedOut: Visits;
  /** While this one is signed in. */
  signedIn: Visits;
  /** His name, and lines of the two reports that stand nowhere else. */
  texts: string[];
}

/** The report that another reader has looked at, and the one that this reader comes from. */
const his = '/reports/semiconductors';
const another = '/reports/automotive-mobility';

/** Without the provider's answers, which the identity client keeps for a day: its faults would not be met. */
const withoutKeys = ({ localStorage, ...rest }: Visits['origins'][number]) => ({
  ...rest,
  localStorage: localStorage.filter(({ name }) => name !== 'okta-cache-storage'),
});

/** The reader looks at the report that they have read already. */
export async function lookAtAnother(reader: Reader): Promise<void> {
  await reader.open(another);
  await reader.untilKnown();
}

export async function shareDevice(reader: Reader): Promise<SharedDevice> {
  const { context, login } = reader;
  await reader.openSignedIn(his, 'Jonas');
  await reader.untilKnown('Jonas Meier');
  const lines = linesOf(await reader.text());
  await reader.signOut();
  await expect(login.button).toBeVisible();
  const { origins } = await context.storageState();
  await context.clearCookies();
  await reader.openSignedIn('/', 'Ada');
  await reader.untilKnown();
  // The welcome page names reports, too.
  const welcome = await reader.text();
  await lookAtAnother(reader);
  const texts = [...lines, ...linesOf(await reader.text())].filter((line) => !welcome.includes(line));
  // Without them nothing would be looked for.
  expect(texts.length).toBeGreaterThan(6);
  return {
    signedOut: { cookies: [], origins: origins.map(withoutKeys) },
    signedIn: await context.storageState(),
    texts: ['Jonas Meier', ...texts],
  };
}
