import { stratified } from './exactTests.ts';

/** Tabs of one side of a rollout. */
export interface Arm {
  /** that have said anything, those included that had started before */
  heard: number;
  started: number;
  /** in which an app fell back, could not be loaded or could not be drawn */
  failed: number;
  /** that are open for long enough to show something */
  settled: number;
  /** of those, without anything to be seen */
  empty: number;
}

/** Tabs of both sides of a rollout. */
export interface Arms {
  canary: Arm;
  production: Arm;
}

/** Canary's tabs before anything is decided, and distinct ones that have to be in trouble. */
export const enough = { tabs: 30, troubled: 3 };
/** Share of empty tabs above which a page counts as empty. */
const emptyShare = 0.05;
/** A watch looks again and again: over all its looks together chance stops an equal build in less than one of a hundred. */
export const significance = { overall: 0.01, eachLook: 0.0002 };

/**
 * Why a rollout is to be stopped, in words; null while there is no reason.
 *
 * @param periods of one share of the readers each: a portal that fails more for all in one of them makes an equal build look
 * worse, or a bad one better, where tabs are added up that have come in other proportions
 */
export function reasonToStop(periods: Arms[]): string | null {
  const { canary, production } = added(periods);
  if (canary.started < enough.tabs) return null;
  const told = (trouble: 'failed' | 'empty', of: 'started' | 'settled', words: string) => {
    const tables = periods.map(({ canary: a, production: b }) => ({
      a: a[trouble],
      ofA: a[of],
      b: b[trouble],
      ofB: b[of],
    }));
    const expected = tables.reduce((all, { a, ofA, b, ofB }) => all + ((a + b) * ofA) / (ofA + ofB || 1), 0);
    if (canary[trouble] < enough.troubled || canary[trouble] <= expected) return null;
    if (stratified(tables) >= significance.eachLook) return null;
    const equal = periods.length > 1 ? `, of an equal build ${number(expected)}` : '';
    return `${tabsOf(canary[trouble], canary[of])} ${words}${equal}; production ${tabsOf(production[trouble], production[of])}`;
  };
  const isEmpty = canary.empty > emptyShare * canary.settled;
  return told('failed', 'started', 'failed') ?? (isEmpty ? told('empty', 'settled', 'showed nothing') : null);
}

/** Tabs of all periods together. */
export function added(periods: Arms[]): Arms {
  const sum = (side: keyof Arms): Arm => {
    const of = (count: keyof Arm) => periods.reduce((all, arms) => all + arms[side][count], 0);
    return {
      heard: of('heard'),
      started: of('started'),
      failed: of('failed'),
      settled: of('settled'),
      empty: of('empty'),
    };
  };
  return { canary: sum('canary'), production: sum('production') };
}

const number = (count: number) => count.toLocaleString('en', { maximumFractionDigits: 0 });
/** Some of the tabs of a side. */
export const tabsOf = (count: number, all: number) => `${number(count)} of ${number(all)} tabs`;
