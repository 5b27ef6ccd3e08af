import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildRecordFile, readPortalBuild, type PortalBuild } from './build/PortalBuild.ts';
import { distOf } from './build/apps.ts';
import { changed, minutes, refusalsIn, replacing, test, type Edit } from './testing/gateTest.ts';

/*
 * Declarations as teams would have them by accident: a small third remote beside the live ones, built from a copy of the
 * repository and held against the real portal with the real command.
 */

const declaration = 'remote-news/src/portal.ts';

/** The remote whose every part is the good neighbour of something that is refused below. */
const news: Record<string, string> = {
  'package.json': '{ "name": "@portal/remote-news", "version": "1.0.0", "private": true, "type": "module" }',
  'webpack.config.js': `import { createRemoteConfig } from '../webpack.shared.js';
export default createRemoteConfig('remote-news');`,
  'src/portal.ts': `import { declareRemote } from '@portal/shared/declaration';
const unavailable = 'No news right now.';
export const portal = declareRemote({
  format: 1,
  federationName: 'remote_news',
  port: 4305,
  screens: {
    NewsScreen: { address: '/reports/new', title: 'News', unavailable, firstCall: '/ai/news/list' },
    StoryScreen: { address: '/login/:slug/:day', title: 'Story', unavailable },
  },
  navigation: [{ label: 'News', screen: 'NewsScreen', order: 90 }],
  slots: [{ slot: 'welcome', module: 'NewsPanel', order: 90, unavailable }],
});`,
  'src/exposes/NewsScreen.tsx': `import { PageHeading } from '@portal/shared';
import { ScreenLink } from '@portal/shared/router';
export const NewsScreen = () => (
  <div>
    <PageHeading>News</PageHeading>
    <ScreenLink to="remote_reports/ReportScreen" params={{ slug: 'acme' }}>The report</ScreenLink>
  </div>
);`,
  'src/testing/samples.ts':
    "export const samples = { '/ai/news/list': () => ({ items: [] }), '/ai/stories': () => ({ stories: [] }) };",
  'src/exposes/StoryScreen.tsx': `import { createLoader, useLoad } from '@portal/shared';
import { atom } from 'jotai';
const storiesLoader = createLoader({
  name: 'news.stories',
  stateAtom: atom({ status: 'idle' }),
  fetch: (http, signal) => http.get('/ai/stories', { signal }),
});
export const StoryScreen = ({ slug, day }: { slug: string; day: string }) => (
  <p>{slug} {day} {useLoad(storiesLoader).load.status}</p>
);`,
  'src/exposes/StepScreen.tsx': 'export const StepScreen = ({ step }: { step: string }) => <p>{step}</p>;',
  'src/exposes/AppsScreen.tsx': 'export const AppsScreen = () => <p>Apps</p>;',
  'src/exposes/NewsPanel.tsx': `import type { SlotProps } from '@portal/shared/declaration';
import { useEffect } from 'react';
export function NewsPanel({ onReady }: SlotProps) {
  useEffect(onReady, [onReady]);
  return <p>News</p>;
}`,
};

/** A link of another live remote, which nobody who builds remote-news sees. */
const storyLink: Record<string, string> = {
  'src/exposes/StoryLink.tsx': `import { ScreenLink } from '@portal/shared/router';
export const StoryLink = () => (
  <ScreenLink to="remote_news/StoryScreen" params={{ slug: 'a', day: 'b' }}>The story</ScreenLink>
);`,
};

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

// Each row is held against what the first two have made live.
test.describe.configure({ mode: 'serial', timeout: 15 * minutes });

// The copy is that of the worker's other tests, which build it as it was.
test.afterAll(({ gate }) => {
  rmSync(path.join(gate.house, 'remote-news'), { recursive: true, force: true });
  for (const file of Object.keys(storyLink))
    rmSync(path.join(gate.house, 'remote-auth', file), { force: true });
});

test('accepted: pages, a navigation item, a panel, a first call and a link by name beside those of others', async ({
  gate,
}) => {
  write(path.join(gate.house, 'remote-news'), news);
  const { code, output } = await gate.ship('news');
  expect(code, output).toBe(0);
  cpSync(path.join(gate.house, 'remote-news/dist'), path.join(gate.scratch, 'news'), { recursive: true });
});

test('accepted: a link by name to a screen of a live remote, with its parameters', async ({ gate }) => {
  write(path.join(gate.house, 'remote-auth'), storyLink);
  const { code, output } = await gate.ship('auth', '--no-browser');
  expect(code, output).toBe(0);
});

const screens = (lines: string) => (text: string) =>
  text.replace(/screens: \{.*?\n {2}\},/s, () => `screens: {\n${lines}\n  },`);

const refused: [what: string, app: string, change: (edit: Edit) => void, sentences: string[]][] = [
  [
    'what belongs to others, is reserved or is nowhere',
    'news',
    (edit) => {
      edit(
        declaration,
        screens(`NewsScreen: { address: '/reports', title: 'News', unavailable },
    StoryScreen: { address: '/reports/:slug/:day', title: 'Story', unavailable },
    StepScreen: { address: '/login/:step', title: 'Step', unavailable },
    AppsScreen: { address: '/apps/news', title: 'Apps', unavailable },`),
      );
      edit(declaration, replacing("slot: 'welcome'", "slot: 'sidebar'"));
      edit(declaration, replacing('slots:', "roles: { callback: 'NewsScreen' },\n  slots:"));
      edit(
        'remote-news/src/exposes/NewsScreen.tsx',
        replacing('remote_reports/ReportScreen', 'remote_reports/OldScreen'),
      );
    },
    [
      `${declaration}: NewsPanel is for the slot "sidebar", and the live host (build B) has welcome, bell.`,
      `${declaration}: the address /login/:step of StepScreen could be /login/callback, which is reserved.`,
      `${declaration}: the address /apps/news of AppsScreen is reserved, as all below /apps.`,
      `${declaration}: the address /reports of NewsScreen is also that of ReportListScreen of the live remote-reports (build B).`,
      `${declaration}: the address /reports/:slug/:day of StoryScreen cannot be told from /reports/:slug/:reportId? of the live remote-reports (build B).`,
      `${declaration}: fills the role "callback", which the live remote-auth (build B) fills.`,
      'remote-news/src/exposes/NewsScreen.tsx: links to remote_reports/OldScreen, which the live remote-reports (build B) does not have.',
    ],
  ],
  [
    'calls to the API that no remote has a sample answer for, a declared one and one of the code',
    'news',
    (edit) => {
      edit(declaration, replacing("'/ai/news/list'", "'/ai/news/lst'"));
      edit('remote-news/src/exposes/StoryScreen.tsx', replacing('/ai/stories', '/ai/story'));
    },
    [
      'remote-news/src/testing/samples.ts has no answer to "/ai/news/lst", for which the screen at /reports/new asks the API.',
      'remote-news/src/testing/samples.ts has no answer to "/ai/story", for which the screen at /login/:slug/:day asks the API.',
    ],
  ],
];

for (const [what, app, change, sentences] of refused)
  test(`refused: ${what}`, ({ gate }) =>
    changed(gate.house, change, async () => {
      const { code, output } = await gate.check(app);
      expect(code, output).toBe(1);
      expect(refusalsIn(output).map(plain)).toEqual(sentences);
    }));

const notBuilt: [what: string, change: (edit: Edit) => void, sentences: string[]][] = [
  [
    'screens that are missing, are no components or want other parameters than their address has',
    (edit) => {
      edit(
        declaration,
        replacing(
          'NewsScreen: {',
          "GoneScreen: { address: '/gone', title: 'Gone', unavailable },\n    NewsScreen: {",
        ),
      );
      edit('remote-news/src/exposes/NewsScreen.tsx', () => 'export const NewsScreen = 1;');
      edit('remote-news/src/exposes/StoryScreen.tsx', replacing('day', 'page'));
    },
    [
      `${declaration} names GoneScreen, and remote-news/src/exposes has no such file.`,
      `remote-news/src/exposes/NewsScreen.tsx has no component NewsScreen, which ${declaration} names.`,
      `remote-news/src/exposes/StoryScreen.tsx calls for "page", and ${declaration} gives it "day".`,
    ],
  ],
  [
    'a first call that leaves the API',
    (edit) => {
      edit(declaration, replacing("'/ai/news/list'", "'https://evil.example/list'"));
    },
    [
      `${declaration} is not of the expected form at "screens.NewsScreen.firstCall": must be a path of the API`,
    ],
  ],
];

for (const [what, change, sentences] of notBuilt)
  test(`not even built: ${what}`, ({ gate }) =>
    changed(gate.house, change, async () => {
      const { code, output } = await gate.check('news');
      expect(code, output).toBe(4);
      const { error } = JSON.parse(output.slice(output.indexOf('{"error"'))) as { error: string };
      for (const sentence of sentences) expect(error).toContain(sentence);
    }));

const varied: [
  what: string,
  app: string,
  change: (record: PortalBuild) => PortalBuild,
  sentences: string[],
][] = [
  [
    'a host that reads older declarations only',
    'host',
    (record) => ({ ...record, offers: { format: 0, slots: ['welcome'] } }),
    ['reports', 'news', 'auth'].map(
      (app) =>
        `host/src/portal.ts: this host is too old to read the declaration of the live remote-${app} (build B), which is of format 1.`,
    ),
  ],
  [
    'a host without a slot that live remotes fill',
    'host',
    (record) => ({ ...record, offers: { format: 1, slots: [] } }),
    [
      'host/src/portal.ts: has no slot "welcome", which NewReports of the live remote-reports (build B) is for.',
      'host/src/portal.ts: has no slot "bell", which ReportNews of the live remote-reports (build B) is for.',
      'host/src/portal.ts: has no slot "welcome", which NewsPanel of the live remote-news (build B) is for.',
    ],
  ],
  [
    'a remote that is called as another one is',
    'news',
    (record) => ({ ...record, federationName: 'remote_reports' }),
    [
      `${declaration}: the federation name remote_reports is also that of the live remote-reports (build B).`,
      'remote-news cannot go: the link in remote-auth/src/exposes/StoryLink.tsx of the live remote-auth (build B) leads to its StoryScreen.',
    ],
  ],
  [
    'a remote from before there were declarations',
    'news',
    ({ declaration: _declaration, ...record }) => record,
    [
      `${declaration}: this build is from before there were declarations, and the live host (build B) would show nothing of it.`,
    ],
  ],
];

/** The same files with other facts: what differs in the record alone needs no build of its own. */
for (const [what, app, change, sentences] of varied)
  test(`refused: ${what}`, async ({ gate }) => {
    const dist = path.join(gate.scratch, 'varied');
    rmSync(dist, { recursive: true, force: true });
    cpSync(app === 'host' ? distOf('host') : path.join(gate.scratch, app), dist, { recursive: true });
    writeFileSync(path.join(dist, buildRecordFile), JSON.stringify(change(readPortalBuild(dist))));
    const { code, output } = await gate.check(app, '--dist', dist);
    expect(code, output).toBe(1);
    expect(refusalsIn(output).map(plain)).toEqual(expect.arrayContaining(sentences));
    expect(refusalsIn(output)).toHaveLength(sentences.length);
  });

function plain(sentence: string) {
  return sentence.replace(/\(build \w{16}\)/g, '(build B)');
}
