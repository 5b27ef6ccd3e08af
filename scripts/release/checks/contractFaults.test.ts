import type { Release } from '../build/Release.ts';
import { check, ship } from '../commands/ship.ts';
import { contractSentences } from '../testing/contractSentences.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { openPortal } from '../testing/openPortal.ts';
import { refusalsOf } from '../testing/refusalsOf.ts';

const screen = (props: string) =>
  `export declare function ReportScreen(props: ${props}): import('react').JSX.Element;`;

const brokenProps: [what: string, gives: string, takes: string, ofRemote: string, ofHost: string][] = [
  [
    'a renamed prop',
    '{ slug: string }',
    '{ reportSlug: string }',
    'the host (build B) passes "slug", and this build calls for "reportSlug".',
    'this build passes to remote_reports/ReportScreen "slug", and the live remote-reports (build B) calls for "reportSlug".',
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

for (const [what, slotProps, takes, ofRemote, ofHost] of brokenProps)
  test(`${what} is refused, whichever side is new`, async () => {
    expect(await contractSentences({ slotProps }, { screen: screen(takes) })).toStrictEqual({
      remote: [`remote-reports/src/exposes/ReportScreen.ts: ${ofRemote}`],
      host: [`shared/src/declaration.ts: ${ofHost}`],
    });
  });

const brokenScreens: [what: string, declares: string, screen: string, sentence: string][] = [
  [
    'a parameter of another name',
    '{ slug: string }',
    screen('{ reportSlug: string }'),
    'calls for "reportSlug", and remote-reports/src/portal.ts gives it "slug"',
  ],
  [
    'an optional parameter of another name',
    '{ slug: string; reportId?: string }',
    screen('{ slug: string; version?: string }'),
    'does not take "reportId", which remote-reports/src/portal.ts gives it',
  ],
  [
    'a parameter that the address does not have',
    '{ slug: string }',
    screen('{ slug: string; day: string }'),
    'calls for "day", which remote-reports/src/portal.ts does not give it',
  ],
  [
    'a parameter that may be missing',
    '{ day?: string }',
    screen('{ day: string }'),
    'calls for "day", which remote-reports/src/portal.ts does not always give it',
  ],
  [
    'a number, which no parameter is',
    '{ page: string }',
    screen('{ page: number }'),
    'takes "page" as number, and remote-reports/src/portal.ts gives string',
  ],
  [
    'something that is no component',
    '{}',
    'export declare const ReportScreen: number; export declare function Other(): null;',
    'has no component ReportScreen, which remote-reports/src/portal.ts names',
  ],
  [
    'a component of another name',
    'SlotProps',
    'export declare function Other(): null;',
    'has no component ReportScreen, which remote-reports/src/portal.ts names',
  ],
];

for (const [what, declares, declared, sentence] of brokenScreens)
  test(`${what} is refused where a screen is declared, and is nothing that the host could mend`, async () => {
    expect(await contractSentences({ slotProps: '{}' }, { screen: declared, declares })).toStrictEqual({
      remote: [`remote-reports/src/exposes/ReportScreen.ts ${sentence}.`],
      host: [],
    });
  });

const goodProps: [what: string, gives: string, screen: string][] = [
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
];

for (const [what, gives, takes] of goodProps)
  test(`${what}: the gate has nothing to say`, async () => {
    const nothing = { host: [], remote: [] };
    expect(await contractSentences({ slotProps: gives }, { screen: takes })).toStrictEqual(nothing);
    expect(await contractSentences({ slotProps: '{}' }, { screen: takes, declares: gives })).toStrictEqual(
      nothing,
    );
  });

test('a host may give its slots more than the panels of today know', async () => {
  expect(
    await contractSentences({ slotProps: '{ a: string; b: string }' }, { screen: screen('{ a: string }') }),
  ).toStrictEqual({ host: [], remote: [] });
});

test('a contract is published with its build, and the gate reads it there', async () => {
  const portal = await openPortal();
  const host = portal.build('host', { content: fakeContract({ slotProps: '{ slug: string }' }) });
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
  const both = portal.build('host', { content: fakeContract({ slotProps: '{ reportSlug: string }' }) });
  await check(portal.candidate(both, renamed));
  expect(String(await portal.store.read('index.html'))).not.toMatch(/contract\.json/);
});

test('what was live together is not asked about again', async () => {
  const host = { slotProps: '{ slug: string }' };
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
    portal.candidate(portal.build('host', { content: fakeContract({ slotProps: '{ slug: string }' }) })),
  );
  await check(
    portal.candidate(
      portal.build('remote-reports', { content: fakeContract({ screen: screen('{ day: string }') }) }),
    ),
  );
});
