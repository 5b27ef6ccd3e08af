import type { Release } from '../build/Release.ts';
import { check, ship } from '../commands/ship.ts';
import { contractSentences } from '../testing/contractSentences.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { openPortal } from '../testing/openPortal.ts';
import { refusalsOf } from '../testing/refusalsOf.ts';

const screen = (props: string) =>
  `export declare function ReportScreen(props: ${props}): import('react').JSX.Element;`;

const brokenProps: [what: string, passes: string, takes: string, ofRemote: string, ofHost: string][] = [
  [
    'a renamed prop',
    '{ slug: string }',
    '{ reportSlug: string }',
    'the host (build B) passes "slug", and this build calls for "reportSlug".',
    'this build passes to remote_reports/ReportScreen "slug", and the live remote-reports (build B) calls for "reportSlug".',
  ],
  [
    'a renamed optional prop',
    '{ slug: string; reportId?: string }',
    '{ slug: string; version?: string }',
    'the host (build B) passes "reportId", which this build does not take.',
    'this build passes to remote_reports/ReportScreen "reportId", which the live remote-reports (build B) does not take.',
  ],
  [
    'a prop that is newly called for',
    '{ slug: string }',
    '{ slug: string; day: string }',
    'this build calls for "day", which the host (build B) does not pass.',
    'the live remote-reports (build B) calls for "day", which this build does not pass.',
  ],
  [
    'a prop that must always be there now',
    '{ day?: string }',
    '{ day: string }',
    'this build calls for "day", which the host (build B) does not always pass.',
    'the live remote-reports (build B) calls for "day", which this build does not always pass.',
  ],
  [
    'a prop of which less is taken',
    "{ kind: 'day' | 'week' | 'month' }",
    "{ kind: 'day' | 'week' }",
    'the host (build B) passes "kind" as "month", and this build takes "day" | "week".',
    'this build passes to remote_reports/ReportScreen "kind" as "month", and the live remote-reports (build B) takes "day" | "week".',
  ],
  [
    'a prop of another type',
    '{ of: { day: string } }',
    '{ of: { day: number } }',
    'the host (build B) passes "of.day" as string, and this build takes number.',
    'this build passes to remote_reports/ReportScreen "of.day" as string, and the live remote-reports (build B) takes number.',
  ],
  [
    'an undefined where nothing may be left out so',
    '{ day: string | undefined }',
    '{ day?: string }',
    'the host (build B) passes props as { day: string | undefined; }, and this build takes { day?: string; }.',
    'this build passes to remote_reports/ReportScreen props as { day: string | undefined; }, and the live remote-reports (build B) takes { day?: string; }.',
  ],
  [
    'a callback that is told more than it knows',
    "{ onMove: (to: 'up' | 'down') => void }",
    "{ onMove: (to: 'up' | 'down' | 'left') => void }",
    'this build gives "onMove(to)" as "left", and the host (build B) takes "up" | "down".',
    'the live remote-reports (build B) gives "onMove(to)" as "left", and this build takes "up" | "down".',
  ],
  [
    'the same in a callback that is written as a method',
    "{ onMove(to: 'up' | 'down'): void }",
    "{ onMove(to: 'up' | 'down' | 'left'): void }",
    'this build gives "onMove(to)" as "left", and the host (build B) takes "up" | "down".',
    'the live remote-reports (build B) gives "onMove(to)" as "left", and this build takes "up" | "down".',
  ],
  [
    'an any, which says nothing,',
    '{ slug: any }',
    '{ slug: string }',
    'the host (build B) passes "slug" as unknown, and this build takes string.',
    'this build passes to remote_reports/ReportScreen "slug" as unknown, and the live remote-reports (build B) takes string.',
  ],
];

for (const [what, passes, takes, ofRemote, ofHost] of brokenProps)
  test(`${what} is refused, whichever side is new`, async () => {
    expect(await contractSentences({ passes }, { screen: screen(takes) })).toStrictEqual({
      remote: [`remote-reports/src/exposes/ReportScreen.ts: ${ofRemote}`],
      host: [`host/src/App.tsx: ${ofHost}`],
    });
  });

test('a file that offers no component of its name is refused', async () => {
  const { remote } = await contractSentences(
    { passes: '{}' },
    { screen: 'export declare const ReportScreen: number; export declare function Other(): null;' },
  );
  expect(remote).toStrictEqual([
    'remote-reports/src/exposes/ReportScreen.ts: this build offers no component ReportScreen, which the host (build B) loads.',
  ]);
});

const goodProps: [what: string, passes: string, screen: string][] = [
  ['the same props', '{ slug: string }', screen('{ slug: string }')],
  ['an added optional prop', '{ slug: string }', screen('{ slug: string; day?: string }')],
  ['a prop that takes more than before', "{ kind: 'day' }", screen("{ kind: 'day' | 'week' }")],
  ['a prop that may be left out now', '{ slug: string }', screen('{ slug?: string }')],
  ['a screen without props', '{}', 'export declare function ReportScreen(): null;'],
  [
    'a screen that is a class',
    '{ slug: string }',
    "import { Component } from 'react';\nexport declare class ReportScreen extends Component<{ slug: string }> { private hidden; }",
  ],
  [
    'a screen that is wrapped',
    '{ slug: string }',
    "export declare const ReportScreen: import('react').MemoExoticComponent<(props: { slug: string }) => null>;",
  ],
  [
    'one of two shapes',
    "{ kind: 'day'; day: string }",
    screen("{ kind: 'day'; day: string } | { kind: 'week'; week: number }"),
  ],
  [
    'props that are named by others',
    "{ hue: import('shared/src/index.ts').Hue }",
    screen("{ hue: 'red' | 'blue' }"),
  ],
];

for (const [what, passes, takes] of goodProps)
  test(`${what}: the gate has nothing to say`, async () => {
    const shared = "export type Hue = 'red';";
    expect(await contractSentences({ passes, shared }, { screen: takes })).toStrictEqual({
      host: [],
      remote: [],
    });
  });

test('a contract is published with its build, and the gate reads it there', async () => {
  const portal = await openPortal();
  const host = portal.build('host', { content: fakeContract({ passes: '{ slug: string }' }) });
  const good = portal.build('remote-reports', {
    content: fakeContract({ screen: screen('{ slug: string; day?: string }') }),
  });
  const renamed = portal.build('remote-reports', {
    content: fakeContract({ screen: screen('{ reportSlug: string }') }),
  });
  await ship(portal.candidate(host, good));
  const { host: build } = await portal.builds();
  expect(await refusalsOf(check(portal.candidate(renamed)))).toStrictEqual([
    {
      check: 'contract',
      sentence: `remote-reports/src/exposes/ReportScreen.ts: the host (build ${String(build)}) passes "slug", and this build calls for "reportSlug".`,
    },
  ]);
  const both = portal.build('host', { content: fakeContract({ passes: '{ reportSlug: string }' }) });
  await check(portal.candidate(both, renamed));
  expect(String(await portal.store.read('index.html'))).not.toMatch(/contract\.json/);
});

test('what was live together is not asked about again', async () => {
  const host = { passes: '{ slug: string }' };
  const remote = { screen: screen('{ day: string }') };
  expect((await contractSentences(host, remote)).remote.length).toBe(1);
  const otherwise = (release: Release) => ({ ...release, files: {} });
  const apart = await contractSentences(host, remote, ([first, second]) =>
    first && second ? [[otherwise(first), second], [first], [second], []] : [],
  );
  expect(apart.remote.length).toBe(1);
  const together = await contractSentences(host, remote, (next) => [next]);
  expect(together).toStrictEqual({ host: [], remote: [] });
});

test('builds from before there were contracts are let through', async () => {
  const portal = await openPortal();
  await check(
    portal.candidate(portal.build('host', { content: fakeContract({ passes: '{ slug: string }' }) })),
  );
  await check(
    portal.candidate(
      portal.build('remote-reports', { content: fakeContract({ screen: screen('{ day: string }') }) }),
    ),
  );
});
