import { binomial } from './exactTests.ts';
import { significance, tabsOf, type Arm } from './stopRule.ts';

/** Share of tabs in trouble that a healthy portal may have. */
const healthyShare = 0.05;

/**
 * Why no step is to be taken on what tabs have said, without somebody who looks; null without a doubt. Anybody can write
 * into their log: a build that fails seems no worse beside a production that is made out to fail as well.
 */
export function reasonToDoubt({ production }: { production: Arm }): string | null {
  const isIll = (count: number, all: number) => binomial(count, all, healthyShare) < significance.eachLook;
  if (isIll(production.failed, production.started))
    return `${tabsOf(production.failed, production.started)} of production failed, more than a healthy portal has`;
  if (isIll(production.empty, production.settled))
    return `${tabsOf(production.empty, production.settled)} of production showed nothing, more than a healthy portal has`;
  return null;
}
