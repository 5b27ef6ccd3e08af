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

/** Canary's tabs before anything is decided, and distinct ones that have to be in trouble. */
export const enough = { tabs: 30, troubled: 3 };
/** Share of empty tabs above which a page counts as empty. */
const emptyShare = 0.05;
/** A watch looks again and again: over all its looks together chance stops an equal build in less than one of a hundred. */
export const significance = { overall: 0.01, eachLook: 0.0005 };

/** Why a rollout is to be stopped, in words; null while there is no reason. */
export function reasonToStop(canary: Arm, production: Arm): string | null {
  if (canary.started < enough.tabs) return null;
  const isWorse = (a: number, ofA: number, b: number, ofB: number) =>
    a >= enough.troubled && a * ofB > b * ofA && stratified([{ a, ofA, b, ofB }]) < significance.eachLook;
  if (isWorse(canary.failed, canary.started, production.failed, production.started))
    return `${tabsOf(canary.failed, canary.started)} failed; production ${tabsOf(production.failed, production.started)}`;
  if (
    canary.empty > emptyShare * canary.settled &&
    isWorse(canary.empty, canary.settled, production.empty, production.settled)
  )
    return `${tabsOf(canary.empty, canary.settled)} showed nothing; production ${tabsOf(production.empty, production.settled)}`;
  return null;
}

const number = (count: number) => count.toLocaleString('en');
/** Some of the tabs of a side. */
export const tabsOf = (count: number, all: number) => `${number(count)} of ${number(all)} tabs`;
