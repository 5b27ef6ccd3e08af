import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { Reader } from '../e2e/Reader';
import type { Visits } from '@portal/scripts/browser/recallVisits.ts';
import type { Portal } from '../e2e/startPortal';
import { tokensKeyOf } from '../e2e/tokensKeyOf';
import { watchViolations, type Violation } from '../e2e/watchViolations';
import { installClock } from './installClock';
import { sessionMinutes } from './Model';
import { releasesOf, type Releases } from './releases';
import { Tab } from './Tab';

/** A reader's browser with two tabs, at a portal of its own. */
export interface Device {
  portal: Portal;
  releases: Releases;
  context: BrowserContext;
  tabs: [Tab, Tab];
  violations: Violation[];
  /** Time (ms) since which there is nothing that the portal would log. */
  quietSince: number;
}

/** The same browser state with a session that lasts longer. */
function prolonged({ origins, ...state }: Visits, key: string): Visits {
  const prolong = (text: string) => {
    const tokens = JSON.parse(text) as Record<string, { expiresAt: number }>;
    for (const token of Object.values(tokens))
      token.expiresAt += (sessionMinutes.first - sessionMinutes.later) * 60;
    return JSON.stringify(tokens);
  };
  const prolongedEntry = ({ name, value }: { name: string; value: string }) => ({
    name,
    value: name === key ? prolong(value) : value,
  });
  return {
    ...state,
    origins: origins.map(({ localStorage, ...rest }) => ({
      ...rest,
      localStorage: localStorage.map(prolongedEntry),
    })),
  };
}

/** Somebody who has signed in before opens the welcome page and, in another tab, the list. */
export async function newDevice(browser: Browser, portal: Portal, signedIn: Visits): Promise<Device> {
  await portal.control({ reset: true });
  const visits = prolonged(signedIn, tokensKeyOf(portal));
  const first = await Reader.arrive(browser, portal, { visits });
  const violations: Violation[] = [];
  await watchViolations(first.context, violations);
  // A step that cannot be taken is a finding too.
  first.context.setDefaultTimeout(10_000);
  await installClock(first.context);
  await first.open('/');
  const second = await first.openTab('/reports');
  const tabs: Device['tabs'] = [new Tab(first), new Tab(second)];
  const { context } = first;
  return { portal, releases: releasesOf(portal), context, tabs, violations, quietSince: 0 };
}

/** Number of the release that is live. */
export function liveNumber({ directory }: Portal): number {
  const page = readFileSync(path.join(directory, 'index.html'), 'utf8');
  return Number(/"number":(\d+)/.exec(page)?.[1]);
}
