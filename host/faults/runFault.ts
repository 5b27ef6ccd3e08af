import { expect } from '../e2e/test';
import { tokensKeyOf } from '../e2e/tokensKeyOf';
import type { Fault, Invariant, Scene } from './Fault';
import { countAnswers } from './countAnswers';
import { expectAlive } from './expectAlive';
import { foreignIn } from './foreignIn';
import { hit, hitAgain } from './hit';
import { passTime } from './passTime';
import { beginAnew, expectHeadings, headingsOf, textOf, type Sound } from './soundPart';

/** Held, broken with the finding, or not asked with the reason. */
type Outcome = { held: true } | { broken: string } | { reason: string };

export type Outcomes = Partial<Record<Invariant, Outcome>>;

/** Words of programs, which no reader should meet. */
const technical = /\b(?:\w*Error|undefined|null|NaN|remote_\w+|https?:|status code|eyJ\w*)\b/;
const secret = /eyJ|@example|%40|code=\w|state=\w/;

/** Lets a fault hit a part, and asks every invariant. */
export async function runFault(
  fault: Fault,
  scene: Scene,
  { sound, showsOther }: { sound: Sound; showsOther: (scene: Scene) => Promise<unknown> },
): Promise<Outcomes> {
  const { reader, part, portal, foreign } = scene;
  const { page, main } = reader;
  const told = fault.told === undefined ? part.unavailable : fault.told;
  const isShown = () => expectHeadings(reader, sound.headings);
  const outcomes: Outcomes = {};
  const ask = async (invariant: Invariant, question: () => unknown) => {
    const reason = fault.without?.[invariant];
    try {
      if (reason === undefined) await question();
      outcomes[invariant] = reason === undefined ? { held: true } : { reason };
    } catch (error) {
      outcomes[invariant] = { broken: error instanceof Error ? error.message : String(error) };
    }
  };
  const askAgain = async (invariant: Invariant, question: () => unknown) => {
    const outcome = outcomes[invariant];
    if (outcome && 'held' in outcome) await ask(invariant, question);
  };
  const isOwn = async () => {
    expect(foreignIn(await textOf(reader), foreign, sound.text)).toEqual([]);
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  };
  const answers = countAnswers(page);
  beginAnew(reader);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });

  await hit(fault, scene);
  await ask('bar', () => expect(reader.bar.navigation).toBeVisible({ timeout: 10_000 }));
  if (fault.clock) await expect(main.getByText('Loading...').first()).toBeAttached();
  for (const limit of fault.clock ?? []) await passTime(page, limit);
  await ask('told', async () => {
    if (told === null) await isShown();
    else await expect(main.getByText(told, { exact: true })).toHaveCount(1);
    expect(await reader.tryAgain.count()).toBeLessThan(told === null ? 1 : 2);
    expect(await reader.text()).not.toMatch(technical);
  });
  await askAgain('bar', () => expectAlive(reader));
  await ask('own', async () => {
    const known = [...sound.headings, part.title];
    const others = (await headingsOf(reader)).filter((heading) => !known.includes(heading));
    expect(others.filter((heading) => !fault.heading?.test(heading))).toEqual([]);
    await isOwn();
  });
  await ask('log', async () => {
    const lines = (fault.lines ?? 1) + (told === null ? sound.lines : 0);
    await expect.poll(() => reader.logged()).toHaveLength(lines);
    expect(reader.console.filter((text) => secret.test(text))).toEqual([]);
  });
  await ask('caught', () => {
    expect(reader.faults().filter((text) => /^thrown|uncaught/.test(text))).toEqual([]);
  });
  await ask('calm', () => {
    if (!fault.open) expect(documents).toBe(fault.isAfterAnother?.(part) ? 0 : 1);
    const asked = reader.requests.map((url) => new URL(url)).filter(({ origin }) => origin === portal.origin);
    const often = asked.filter(
      ({ pathname }) => asked.filter((other) => other.pathname === pathname).length > 3,
    );
    expect(often.map(({ pathname }) => pathname)).toEqual([]);
  });

  // Where nothing has met the fault, everything holds.
  if (answers.prepared > 0) expect(answers.given, 'Nothing has asked for what is broken.').toBeGreaterThan(0);

  if (!fault.goOn) await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
  await ask('heals', async () => {
    await (fault.heal ?? (() => page.unrouteAll()))(scene);
    await (fault.goOn ?? (() => reader.tryAgain.press('Enter')))(scene);
    await (fault.isHealed ?? isShown)(scene);
    if (!fault.goOn) expect(await page.evaluate(() => 'isStillHere' in globalThis)).toBe(true);
  });
  await askAgain('own', isOwn);
  await ask('focus', () => expect(page.locator('body')).not.toBeFocused());

  if (part.isSignedIn && fault.without?.signOut === undefined) await hitAgain(fault, scene);
  await ask('signOut', async () => {
    if (part.isSignedIn || fault.isHealed) await reader.signOut();
    await expect(reader.bar.loginButton).toBeVisible();
    expect((await reader.stored())[tokensKeyOf(portal)] ?? '{}').toBe('{}');
  });
  await ask('other', () => showsOther(scene));
  return outcomes;
}
