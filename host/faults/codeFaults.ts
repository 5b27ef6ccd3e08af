import { fault, type AbsentFault, type Fault, type Scene } from './Fault';
import { appOf, type Part } from './Part';
import { secrets, shipComponent, shipContainer, shipEntry } from './shipEntry';

const every = (_part: Part) => true;
const thrown = `throw new Error(${JSON.stringify(`broken for ${secrets}`)});`;
const twice = [10_000, 10_000];

/** The remote's copy of a module that there is once on the page is another one. */
const otherCopy = (name: string) => ({
  hits: every,
  isInside: true,
  begin: ({ reader, part }: Scene) =>
    reader.page.evaluate(
      ([module, files]) => {
        const page = globalThis as { portalSingletons?: Record<string, unknown> };
        const sound = { ...page.portalSingletons };
        const stranger = () => undefined;
        page.portalSingletons = Object.defineProperty({ ...sound }, module, {
          enumerable: true,
          // Every remote compares, with the same code in files of its own.
          get: () => (new Error().stack?.includes(files) ? stranger : sound[module]),
        });
        Object.assign(globalThis, { soundSingletons: sound });
      },
      [name, `/apps/${appOf(part)}/`] as const,
    ),
  heal: ({ reader }: Scene) =>
    reader.page.evaluate(() => {
      const page = globalThis as { soundSingletons?: object };
      Object.assign(globalThis, { portalSingletons: page.soundSingletons });
    }),
});

/** Faults that a team ships: the file is the released one, and its code is broken. */
export const codeFaults: (Fault | AbsentFault)[] = [
  fault('F-16 an entry is no program', {
    hits: every,
    begin: (scene) => shipEntry(scene, 'this is not a program('),
    lines: 2,
    without: { caught: 'a script that is broken is thrown to the window, and written once: see the log' },
  }),
  fault('F-17 an entry throws', {
    hits: every,
    begin: (scene) => shipEntry(scene, thrown),
    lines: 2,
    without: { caught: 'a script that throws is thrown to the window, and written once: see the log' },
  }),
  fault('F-18 an entry brings no remote', { hits: every, begin: (scene) => shipEntry(scene, ';') }),
  fault('F-20 a container throws when it begins', {
    hits: every,
    begin: (scene) => shipContainer(scene, { init: thrown }),
  }),
  fault('F-20 a container never ends beginning', {
    hits: every,
    begin: (scene) => shipContainer(scene, { init: 'return new Promise(()=>{})' }),
    clock: twice,
  }),
  fault('F-20 a container never gives a module', {
    hits: every,
    begin: (scene) => shipContainer(scene, { get: 'return new Promise(()=>{})' }),
    clock: twice,
  }),
  fault('F-21 a remote lacks a part', {
    hits: every,
    begin: (scene) => shipContainer(scene, { get: 'return Promise.reject(new Error("no "+module))' }),
  }),
  fault('F-24 a part throws when it is loaded', {
    hits: every,
    begin: (scene) => shipContainer(scene, { get: `return Promise.resolve(()=>{${thrown}})` }),
  }),
  fault('F-25 a part is no component', { hits: every, begin: (scene) => shipComponent(scene, '{}') }),
  fault('F-26 a part throws when it is drawn', {
    hits: every,
    begin: (scene) => shipComponent(scene, `()=>{${thrown}}`),
  }),
  fault('F-27 a part throws and rejects later', {
    hits: every,
    begin: (scene) =>
      shipComponent(scene, `()=>{setTimeout(()=>{${thrown}});(async()=>{${thrown}})();return"drawn"}`),
    told: 'drawn',
    without: {
      heals: 'the part lives on',
      focus: 'the part lives on',
      caught: 'it is, and is written once and redacted: see the log',
    },
  }),
  fault('F-28 a part waits for ever', {
    hits: every,
    begin: (scene) => shipComponent(scene, '()=>{throw new Promise(()=>{})}'),
    clock: twice,
  }),
  {
    title: 'F-28 a part draws without end',
    reason:
      'a page has one thread, and nothing in it can end what holds that; React ends drawing that repeats itself (F-26)',
  },
  {
    title: 'F-29 a remote has another version of the contract',
    reason: 'the gate refuses it before anybody meets it',
  },
  fault('F-30 a remote brings another version of a shared module', otherCopy('@portal/shared')),
  fault('F-31 a remote brings a React of its own', otherCopy('react')),
  fault('F-32 a remote brings an okta-react of its own', otherCopy('@okta/okta-react')),
];
