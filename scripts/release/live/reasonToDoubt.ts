import { binomial, stratified } from './exactTests.ts';
import { added, significance, tabsOf, type Arms } from './stopRule.ts';

/** Share of tabs in trouble that a healthy portal may have. */
const healthyShare = 0.05;

/**
 * How far the odds of a tab to be the rollout's may be from those of a reader, besides chance. Tabs are no readers: some
 * open many, and a small company's may by chance be unlike its slots. To hide a build that fails for a fifth of its tabs
 * beside a production that fails for a hundredth, it takes about ten times as many that work.
 */
const generous = 3;

/** Shares of the readers in percent that a rollout has had. */
export interface Shares {
  began: number;
  present: number;
}

/**
 * Why no step is to be taken on what tabs have said, without somebody who looks; null without a doubt. Anybody can write
 * into their log: a build that fails seems no worse beside a production that is made out to fail as well, or
 * among forged tabs that work. Lines forged on both sides in proportion are not noticed.
 */
export function reasonToDoubt(periods: Arms[], { began, present }: Shares): string | null {
  const { canary, production } = added(periods);
  const isIll = (count: number, all: number) => binomial(count, all, healthyShare) < significance.eachLook;
  if (isIll(production.failed, production.started))
    return `${tabsOf(production.failed, production.started)} of production failed, more than a healthy portal has`;
  if (isIll(production.empty, production.settled))
    return `${tabsOf(production.empty, production.settled)} of production showed nothing, more than a healthy portal has`;
  for (const { canary: a, production: b } of periods) {
    const told = [
      [a.failed, a.started, b.started, 'failed'],
      [a.empty, a.settled, b.settled, 'showed nothing'],
    ] as const;
    for (const [count, all, others, words] of told)
      // With the tabs that there are not even a production without fault would have stopped it.
      if (
        isIll(count, all) &&
        stratified([{ a: count, ofA: all, b: 0, ofB: others }]) >= significance.eachLook
      )
        return `${tabsOf(count, all)} of the rollout ${words}, more than a healthy portal has, and ${String(others)} of production are too few to compare`;
  }
  const isTooMany = (count: number, others: number, percent: number) =>
    binomial(count, count + others, probability(percent)) < significance.eachLook;
  // A rollout grows: its tabs are some of each share that it has had. Its readers are offered it in tabs that are open,
  // which then start anew, while production's stay as they are.
  if (
    isTooMany(canary.started, production.heard, present) ||
    isTooMany(production.started, canary.started, 100 - began)
  )
    return `${tabsOf(canary.started, canary.started + production.started)} are the rollout's, which has had ${began === present ? '' : `${String(began)} to `}${String(present)} % of the readers`;
  return null;
}

/** Of a tab, at the most, where that share of the readers has what it shows. */
function probability(percent: number) {
  const odds = (generous * percent) / (100 - percent);
  return odds / (1 + odds);
}
