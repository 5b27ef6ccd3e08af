import type { Reader } from './Reader';
import { expect } from './test';
import { tokensKeyOf } from './tokensKeyOf';

/** Presses Login, chooses a person, and waits until that has failed. */
export async function failToSignIn(reader: Reader): Promise<void> {
  await untilFailed(reader, async () => {
    await reader.login.button.click();
    await reader.provider.employee('Ada').click();
  });
}

/** The same once the provider knows the reader. */
export async function failAgain(reader: Reader): Promise<void> {
  await untilFailed(reader, () => reader.login.button.click());
}

async function untilFailed(reader: Reader, press: () => Promise<void>): Promise<void> {
  reader.console.length = 0;
  reader.requests.length = 0;
  const failed = reader.page.waitForEvent('console', (message) =>
    message.text().startsWith('[portal] auth.'),
  );
  await press();
  await failed;
}

/** The traces of a failed sign-in, once the login view is there. */
export async function outcomeOf(reader: Reader) {
  await expect(reader.login.notCompleted).toBeVisible();
  await expect(reader.login.button).toBeVisible();
  const { origin, api, provider } = reader.portal;
  const known = [origin, api, provider];
  return {
    path: reader.path(),
    errors: reader.faults().length,
    loggedValues: /evil|owned|eyJ|\bstate=/.exec(reader.console.join('\n'))?.[0],
    foreign: reader.requests.filter((url) => !known.includes(new URL(url).origin)),
    tokens: (await reader.stored())[tokensKeyOf(reader.portal)] ?? '{}',
    title: await reader.page.title(),
    cookie: await reader.page.evaluate(() => document.cookie),
  };
}

/** The traces that it should have left. */
export const refusedAt = (path: string) => ({
  path,
  errors: 1,
  loggedValues: undefined,
  foreign: [],
  tokens: '{}',
  title: 'Sign in – Media Monitoring',
  cookie: '',
});
