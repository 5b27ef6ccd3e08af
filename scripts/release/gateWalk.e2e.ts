import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { distOf } from './build/apps.ts';
import { changed, expectAnswer, minutes, replacing, test, type Edit, type Gate } from './testing/gateTest.ts';
import { ifFault, isFault, withFaults } from './testing/withFaults.ts';

/*
 * Faults that show in the browser, each held against the real portal with the real command. The faults of
 * an app share one build, in which they are switched on: alone if the walk ends there or others cannot be seen, otherwise
 * together.
 */

test.describe.configure({ mode: 'default', timeout: 10 * minutes });

const list = 'remote-reports/src/screens/ReportListScreen.tsx';
const report = 'remote-reports/src/screens/ReportScreen.tsx';
const failed = 'remote-auth/src/state/failSignInAtom.ts';
const route = 'host/src/page/routeOf.ts';

/** Once the module is there, and the page has been drawn. */
const inModule = (name: string, statement: string) => (text: string) =>
  `${text}\n${ifFault(name)} setTimeout(() => {\n${statement}\n}, 200);\n`;
const before = (line: string, name: string, statement: string) =>
  replacing(line, `${ifFault(name)} ${statement}\n  ${line}`);
const exposed = (module: string, end: string) =>
  new RegExp(`^remote-\\w+/src/exposes/${module}\\.ts: in the browser, ${end}\\.$`);

type Row = [what: string, name: string, change: (edit: Edit) => void, sentence: RegExp];

const stopping: Row[] = [
  [
    'a screen that throws when it is loaded',
    'loading',
    (edit) => {
      edit(list, (text) => `${text}\n${ifFault('loading')} throw new Error('out of order');\n`);
    },
    exposed('ReportListScreen', 'the list of reports did not appear: Error: out of order'),
  ],
  [
    'a screen that throws when it is drawn',
    'drawing',
    (edit) => {
      edit(
        report,
        before(
          'const heading = useRef',
          'drawing',
          "{ if (load.status === 'ready') throw new Error('not today'); }",
        ),
      );
    },
    exposed('ReportScreen', 'a report did not appear: Error: not today'),
  ],
  [
    'a screen that takes ever more memory',
    'leak',
    (edit) => {
      edit(
        list,
        inModule(
          'leak',
          'const kept: Uint8Array[] = []; setInterval(() => kept.push(new Uint8Array(1e6).fill(1)), 20);',
        ),
      );
    },
    exposed('ReportListScreen', 'the list of reports takes \\d+ MB more memory while nothing happens'),
  ],
];

/** Faults of screens on which nothing else depends, in the order in which the walk comes to them. */
const separate: Row[] = [
  [
    'a report of another date that throws',
    'dated',
    (edit) => {
      edit(
        report,
        before(
          'return <OneReport key',
          'dated',
          "{ if (reportId !== latestVersion) throw new Error('no dates'); }",
        ),
      );
    },
    exposed('ReportScreen', 'a report of another date did not appear: Error: no dates'),
  ],
  [
    'a report without articles that throws',
    'articles',
    (edit) => {
      edit(
        report,
        before(
          'const name = report?.name',
          'articles',
          "{ if (report?.articles.length === 0) throw new Error('no articles'); }",
        ),
      );
    },
    exposed('ReportScreen', 'a report without articles did not appear: Error: no articles'),
  ],
  [
    'a list that throws when it is empty',
    'empty',
    (edit) => {
      edit(
        'remote-reports/src/components/NoReports.tsx',
        before('return (', 'empty', "throw new Error('no reports');"),
      );
    },
    exposed('ReportListScreen', 'a list without reports did not appear: Error: no reports'),
  ],
  [
    'a list that throws when the API fails',
    'failing',
    (edit) => {
      edit(
        'remote-reports/src/components/FailedNotice.tsx',
        before('switch (reason)', 'failing', "throw new Error('no API');"),
      );
    },
    exposed('ReportListScreen', 'the list of reports while the API fails did not appear: Error: no API'),
  ],
];

/** Faults that leave the list usable, likewise. */
const usable: Row[] = [
  [
    'a screen that makes HTML of a text',
    'html',
    (edit) => {
      edit(list, inModule('html', "document.createElement('p').innerHTML = '<b>bold</b>';"));
    },
    /^remote-reports\/dist\/[\w.]+\.js: in the browser, the list of reports makes HTML of a text by "Element innerHTML", and the portal draws by React alone\.$/,
  ],
  [
    'a screen that adds a script of another origin',
    'script',
    (edit) => {
      edit(
        list,
        inModule(
          'script',
          "const script = document.createElement('script'); script.src = 'https://cdn.example/x.js'; document.head.append(script);",
        ),
      );
    },
    /^remote-reports\/dist\/[\w.]+\.js: in the browser, the list of reports gives a script its address or its text by "HTMLScriptElement src", and scripts come by import\(\) alone\.$/,
  ],
  [
    'a picture of another origin',
    'pixel',
    (edit) => {
      edit(list, inModule('pixel', "new Image().src = 'https://tracker.example/x.gif';"));
    },
    /^remote-reports.*: in the browser, the list of reports tries "https:\/\/tracker\.example\/x\.gif", and the portal's policy refuses it \(img-src\): the configuration's "imageHosts" does not name its host\.$/,
  ],
  [
    'a file that is asked for and is not there',
    'file',
    (edit) => {
      edit(list, inModule('file', "void fetch('/apps/remote-reports/0/logo.svg');"));
    },
    /^remote-reports\/dist\/logo\.svg is asked for by the list of reports, and the answer is 404\.$/,
  ],
  [
    'a screen that keeps the browser busy',
    'busy',
    (edit) => {
      edit(
        list,
        // Once is enough: the answers that a screen waits for are counted in another tab, which has little time for it.
        inModule(
          'busy',
          "const end = localStorage.getItem('busy') ? 0 : Date.now() + 5000; localStorage.setItem('busy', 'yes'); while (Date.now() < end);",
        ),
      );
    },
    exposed(
      'ReportListScreen',
      'the list of reports keeps the browser from doing anything else for \\d\\.\\d s',
    ),
  ],
  [
    'a remote that restyles the bar of the host',
    'style',
    (edit) => {
      edit(
        list,
        inModule('style', "document.querySelector('header')?.style.setProperty('letter-spacing', '2px');"),
      );
    },
    exposed(
      'ReportListScreen',
      "the list of reports changes the bar, which is the host's \\(letter-spacing: normal becomes 2px\\)",
    ),
  ],
  [
    'a picture that screen readers cannot name',
    'picture',
    (edit) => {
      edit(
        list,
        replacing(
          '<PageFoot',
          `{${isFault('picture')} && <img width={10} height={10} />}
      <PageFoot`,
        ),
      );
    },
    exposed(
      'ReportListScreen',
      'the list of reports breaks a rule of accessibility that the live portal keeps \\(image-alt\\): <img .*>',
    ),
  ],
  [
    'a screen that leaves an atom of shared as something else',
    'atom',
    (edit) => {
      edit(
        list,
        replacing(
          "import { PageHeading } from '@portal/shared';",
          "import { configAtom, PageHeading } from '@portal/shared';\nimport { useStore } from 'jotai';",
        ),
      );
      edit(
        list,
        replacing(
          'const { load, items',
          `const store = useStore();
  ${ifFault('atom')} {
    const config = store.get(configAtom);
    setTimeout(() => store.set(configAtom, { ...config, apiHosts: { ...config.apiHosts, staging: 7 as never } }), 200);
  }
  const { load, items`,
        ),
      );
    },
    exposed(
      'ReportListScreen',
      'the list of reports leaves configAtom\\.apiHosts\\.staging of shared as number, where the live portal has string',
    ),
  ],
  [
    'a part of a screen that says on the console that something failed',
    'console',
    (edit) => {
      edit(
        'remote-reports/src/components/HistoryPanel.tsx',
        before('const close = (', 'console', "console.error('no chart');"),
      );
    },
    /^remote-reports\/dist\/[\w.]+\.js: in the browser, the history of a report brought up "no chart"\.$/,
  ],
  [
    'a list that is wider than a phone',
    'wide',
    (edit) => {
      edit(list, inModule('wide', "document.body.style.setProperty('min-width', '900px');"));
    },
    exposed(
      'ReportListScreen',
      'the list of reports on a phone is \\d+ px wider than the window, which it is not in the live portal',
    ),
  ],
  [
    'a list whose links load the page anew on a phone',
    'links',
    (edit) => {
      edit(
        'remote-reports/src/components/CardLink.tsx',
        replacing(
          'styled(Link)`',
          `styled(Link).attrs(() => (${isFault('links')} && innerWidth < 500 ? { target: '_top' } : {}))\``,
        ),
      );
    },
    exposed(
      'ReportScreen',
      'a report on a phone did not appear: its link loads a document, as no link within the portal does',
    ),
  ],
  [
    'a screen that asks for something before it draws what is there',
    'deep',
    (edit) => {
      edit(
        'remote-reports/src/exposes/ReportListScreen.ts',
        (text) => `import { createElement, useEffect, useState } from 'react';
${text.replace('export { ReportListScreen }', 'import { ReportListScreen as Screen }')}
export function ReportListScreen() {
  const [isIn, setIn] = useState(!(${isFault('deep')}));
  useEffect(() => void fetch(location.pathname).then(() => { setIn(true); }), []);
  return isIn && createElement(Screen);
}
`,
      );
    },
    exposed(
      'ReportListScreen',
      'the list of reports is there after \\d answers of which each has to be waited for before the next is asked for, and the budget is 2',
    ),
  ],
];

const stoppingOfOthers: [app: string, ...Row][] = [
  [
    'auth',
    'a refused sign-in that breaks the page',
    'refusal',
    (edit) => {
      edit(failed, before('const { oktaAuth, answer', 'refusal', "throw new Error('no code');"));
    },
    exposed(
      'LoginCallbackScreen',
      'the login view after the provider has refused did not appear: it was not there after 20 s',
    ),
  ],
  [
    'host',
    'a host that has no address for a report of another date',
    'dateless',
    (edit) => {
      edit(
        route,
        replacing(
          'const params = matchPattern(screen.address, pathname);',
          `let { address } = screen;
    ${ifFault('dateless')} address = address.replace('/:reportId?', '');
    const params = matchPattern(address, pathname);`,
        ),
      );
    },
    /^host\/dist\/\S+\.js: in the browser, a report of another date of the live remote-reports \(build \w+\) did not appear: it was not there after 20 s\.$/,
  ],
];

const alone = [...stopping.map((row) => ['reports', ...row] as const), ...stoppingOfOthers];

test.beforeAll(async ({ gate }) => {
  test.setTimeout(15 * minutes);
  await changed(
    gate.house,
    (edit) => {
      for (const [, , , change] of alone) change(edit);
      for (const [, , change] of [...separate, ...usable]) change(edit);
    },
    async () => {
      const { code, output } = await gate.check('reports', 'auth', 'host', '--no-browser');
      expectAnswer(code, output);
      for (const app of ['reports', 'auth', 'host'])
        cpSync(path.join(gate.house, folderOf(app), 'dist'), faulty(gate.scratch, app), { recursive: true });
    },
  );
});

/** The app's build with these faults switched on. */
function withThese(gate: Gate, app: string, ...names: string[]) {
  const dist = path.join(gate.scratch, 'faults');
  withFaults(faulty(gate.scratch, app), names, dist);
  return dist;
}

for (const [app, what, name, , sentence] of alone)
  test(`refused: ${what}`, async ({ gate }) => {
    const { code, output } = await gate.check(app, '--dist', withThese(gate, app, name));
    expectAnswer(code, output, sentence);
  });

for (const [what, faults] of [
  ['screens that do not come', separate],
  ['faults that leave the list usable', usable],
] as const)
  test(`refused: ${what} are told at once, each with the first screen`, async ({ gate }) => {
    const dist = withThese(gate, 'reports', ...faults.map(([, name]) => name));
    const { code, output } = await gate.check('reports', '--dist', dist);
    expectAnswer(code, output, ...faults.map(([, , , sentence]) => sentence));
  });

/** Makes reports with faults live for as long as `work` takes. */
async function besideLive(gate: Gate, names: readonly string[], work: () => Promise<void>) {
  const makeLive = async (dist: string, ...more: string[]) => {
    const { code, output } = await gate.ship('reports', '--dist', dist, '--no-browser', ...more);
    expect(code, output).toBe(0);
  };
  try {
    await makeLive(withThese(gate, 'reports', ...names));
    await work();
  } finally {
    // Tests of other files may follow in the same portal. This checkout may have been built before its last commit, of
    // which the build with the fault is.
    await makeLive(distOf('remote-reports'), '--force');
  }
}

test('accepted: a host beside live reports that break a rule of accessibility, ask for what is not there, say on the console what failed and throw where that hides no step, as before', async ({
  gate,
}) => {
  await besideLive(gate, ['picture', 'file', 'console', 'empty'], async () => {
    const { code, output } = await gate.check('host', '--dist', faulty(gate.scratch, 'host'));
    expectAnswer(code, output);
  });
});

test('refused: a remote beside live reports that throw where that hides steps, as before, and do other things, for that alone', async ({
  gate,
}) => {
  await besideLive(gate, ['picture', 'file', 'empty', 'drawing'], async () => {
    const { code, output } = await gate.check('auth', '--dist', faulty(gate.scratch, 'auth'));
    expectAnswer(
      code,
      output,
      /^host\/dist\/\S+\.js: in the browser, a report of the live remote-reports \(build \w+\) did not appear: Error: not today, as in the live portal, and the steps behind it cannot be taken\.$/,
    );
  });
});

const folderOf = (app: string) => (app === 'host' ? app : `remote-${app}`);
const faulty = (scratch: string, app: string) => path.join(scratch, 'faulty', app);
