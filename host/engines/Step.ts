import type { Locator } from 'playwright-core';

type Role = Parameters<Locator['getByRole']>[0];
export type RoleOptions = Pick<NonNullable<Parameters<Locator['getByRole']>[1]>, 'name' | 'exact' | 'level'>;

/** A regular expression that can be handed to a page. */
interface Pattern {
  source: string;
  flags: string;
}

/** One step from an element to some of those in it. */
export type Step =
  { role: Role; level?: number; name?: Pattern } | { text: Pattern } | { selector: string; has: Step[] };

export const roleStep = (role: Role, { name, exact = false, level }: RoleOptions): Step => ({
  role,
  ...(level !== undefined && { level }),
  ...(name !== undefined && { name: patternOf(name, exact) }),
});

export const textStep = (text: string | RegExp, exact: boolean): Step => ({ text: patternOf(text, exact) });

/** Playwright's rule: a text is sought in any case and as a part, unless exactly. */
function patternOf(text: string | RegExp, exact: boolean): Pattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags };
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return exact ? { source: `^${escaped}$`, flags: '' } : { source: escaped, flags: 'i' };
}
