import { atFirst, changed, files, manifest, never, page, refuse, status, text } from './answers';
import { fault, type AbsentFault, type Fault } from './Fault';
import { appOf, type Part } from './Part';

const every = (_part: Part) => true;
const json = 'application/json';
const isSound = {
  told: null,
  lines: 0,
  without: { heals: 'nothing is broken', focus: 'nothing is broken' },
};

/** The host waits for the runtime's clock; these are the limits of a manifest and of a script, twice. */
const twiceManifest = [5_100, 5_100];
const twiceScript = [10_100, 10_100];

/** Faults of files: what a server, a proxy or a network does to them. */
export const remoteFaults: (Fault | AbsentFault)[] = [
  fault('F-01 a manifest is not there', { hits: every, ...manifest(status(404)) }),
  fault('F-02 a manifest is a failure of the server', { hits: every, ...manifest(status(503)) }),
  fault('F-03 a manifest has the status of a failure and a sound body', {
    hits: every,
    ...manifest(changed(() => ({ status: 500 }))),
  }),
  fault('F-04 a manifest is slow', {
    hits: every,
    ...manifest(async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    }),
    ...isSound,
  }),
  fault('F-05 a manifest never comes', { hits: every, ...manifest(never), clock: twiceManifest }),
  fault('F-06 a manifest is a page', { hits: every, ...manifest(page) }),
  fault('F-06 a manifest is sent as a page', {
    hits: every,
    ...manifest(changed(() => ({ headers: { 'content-type': 'text/html' } }))),
  }),
  fault('F-07 a manifest ends in the middle', { hits: every, ...manifest(text('{"id":', json)) }),
  fault('F-08 a manifest has another form', { hits: every, ...manifest(text('{"id":"x"}', json)) }),
  fault('F-09 a manifest is a number of megabytes', {
    hits: every,
    ...manifest(changed((body) => ({ body: `${' '.repeat(5_000_000)}${body}` }))),
    ...isSound,
  }),
  fault('F-10 a manifest leads to a foreign origin', {
    hits: every,
    ...manifest(
      changed((body) => ({
        body: body.replace(/"publicPath": *"[^"]*"/, '"publicPath":"https://evil.example/"'),
      })),
    ),
  }),
  fault('F-11 a manifest cannot be connected to', { hits: every, ...manifest(refuse) }),
  fault('F-12 a manifest is redirected', {
    hits: every,
    ...manifest((route) =>
      route.fulfill({ status: 302, headers: { location: 'https://evil.example/mf-manifest.json' } }),
    ),
  }),
  fault('F-12 a manifest is redirected within the portal', {
    hits: every,
    ...manifest((route) =>
      route.fulfill({ status: 302, headers: { location: `${route.request().url()}?moved` } }),
    ),
  }),
  fault('F-13 an entry is not there', { hits: every, ...files('remoteEntry*', status(404)) }),
  fault('F-13 an entry is a failure of the server', { hits: every, ...files('remoteEntry*', status(500)) }),
  fault('F-13 an entry is there at the second attempt', {
    hits: every,
    ...files('remoteEntry*', atFirst(status(404))),
    ...isSound,
  }),
  fault('F-14 an entry comes at the second attempt', {
    hits: every,
    ...files('remoteEntry*', atFirst(never)),
    clock: [10_100],
    ...isSound,
  }),
  fault('F-14 an entry never comes', { hits: every, ...files('remoteEntry*', never), clock: twiceScript }),
  fault('F-15 an entry is a page', { hits: every, ...files('remoteEntry*', page) }),
  fault('F-19 an entry is not the one that was released', {
    hits: every,
    ...files(
      'remoteEntry*',
      changed((body) => ({ body: `globalThis.wasTampered=true;${body}` })),
    ),
  }),
  fault('F-19 a screen is not the one that was released', {
    hits: every,
    ...files(
      '__federation_expose_*',
      changed((body) => ({ body: `${body};globalThis.wasTampered=true` })),
    ),
  }),
  fault('F-22 the chunk of a part is not there', {
    hits: every,
    ...files('__federation_expose_*', status(404)),
  }),
  fault('F-22 the chunk of a part never comes', {
    hits: every,
    ...files('__federation_expose_*', never),
    clock: twiceScript,
  }),
  fault('F-23 no chunk but the entry is there', {
    hits: every,
    begin: ({ reader, part }) =>
      reader.page.route(`**/apps/${appOf(part)}/**`, (route) =>
        route.request().url().includes('remoteEntry') ? route.continue() : route.fulfill({ status: 404 }),
      ),
  }),
  fault('F-33 all remotes are down', {
    hits: every,
    begin: ({ reader }) => reader.page.route('**/apps/remote-*/**', refuse),
    without: { other: 'all of them are down' },
  }),
  fault('F-34 one remote is down', { hits: every, ...files('*', refuse) }),
  { title: 'F-35 a style sheet or font of a remote is not there', reason: 'no remote has such files' },
];
