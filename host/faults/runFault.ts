import type { Reader } from '../e2e/Reader';
import { expect } from '../e2e/test';
import { tokensKeyOf } from '../e2e/tokensKeyOf';
import type { Fault, Invariant, Scene } from './Fault';
import { passTime } from './passTime';

/** Held, broken with the finding, or not asked with the reason. */
type Outcome = { held: true } | { broken: string } | { reason: string };

export type Outcomes = Partial<Record<Invariant, Outcome>>;

/** Words of programs, which no reader should meet. */
const technical = /\b(?:\w*Error|undefined|null|NaN|remote_\w+|https?:|status code|eyJ\w*)\b/;
const secret = /eyJ|@example|%40|code=\w|state=\w/;

const headings = ({ main }: Reader) => main.getByRole('heading').allInnerTexts();

/** A part without a fault: its headings, and the lines that it logs all the same. */
export interface Sound {
  headings: string[];
  lines: number;
}

export async function soundPart({ reader, part }: Scene): Promise<Sound> {
  await reader.open(part.address);
  await reader.page.waitForLoadState('networkidle');
  await expect(reader.main.getByRole('heading').first()).toBeVisible();
  await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(0);
  return { headings: await headings(reader), lines: reader.logged().length };
}

/** Brings a part about in a page that is open. */
const goTo = ({ reader, part }: Scene) =>
  reader.page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, part.address);

async function hit(fault: Fault, scene: Scene) {
  const { reader, part } = scene;
  const { page } = reader;
  if (fault.clock) await page.clock.install();
  if (fault.isInside) {
    await reader.open('/nowhere');
    await expect(reader.heading('Page not found')).toBeVisible();
    await fault.begin(scene);
    await goTo(scene);
  } else {
    await fault.begin(scene);
    // A document is not loaded as a whole while a script of it never comes.
    const openPart = () => page.goto(part.address, { waitUntil: 'commit' });
    await (fault.open ?? openPart)(scene);
  }
}

/** The same part in a new document, while the fault is there. */
async function hitAgain(fault: Fault, scene: Scene) {
  await scene.reader.page.unrouteAll();
  if (!fault.isInside) await fault.begin(scene);
  await scene.reader.page.reload({ waitUntil: 'commit' });
  if (fault.isInside) await fault.begin(scene);
}

/** Lets a fault hit a part, and asks every invariant. */
export async function runFault(
  fault: Fault,
  scene: Scene,
  { sound, showsOther }: { sound: Sound; showsOther: (scene: Scene) => Promise<unknown> },
): Promise<Outcomes> {
  const { reader, part, portal } = scene;
  const { page, main } = reader;
  const told = fault.told === undefined ? part.unavailable : fault.told;
  const isShown = () => expect.poll(() => headings(reader)).toEqual(sound.headings);
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
  await ask('own', async () => {
    const known = [...sound.headings, part.title];
    expect((await headings(reader)).filter((heading) => !known.includes(heading))).toEqual([]);
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
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
    if (!fault.open) expect(documents).toBe(1);
    const asked = reader.requests.map((url) => new URL(url)).filter(({ origin }) => origin === portal.origin);
    const often = asked.filter(
      ({ pathname }) => asked.filter((other) => other.pathname === pathname).length > 3,
    );
    expect(often.map(({ pathname }) => pathname)).toEqual([]);
  });

  if (!fault.goOn) await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }));
  await ask('heals', async () => {
    await (fault.heal ?? (() => page.unrouteAll()))(scene);
    await (fault.goOn ?? (() => reader.tryAgain.press('Enter')))(scene);
    await (fault.isHealed ?? isShown)(scene);
    if (!fault.goOn) expect(await page.evaluate(() => 'isStillHere' in globalThis)).toBe(true);
  });
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
