import { createElement, forwardRef, lazy, memo, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { RemoteModuleName } from '../page/moduleName';
import { createRemoteLoader, loadTimeout, type FederationRuntime } from './createRemoteLoader';

const Screen = () => null;
const Login = () => null;
const list = { ReportListScreen: Screen };
const login = { LoginScreen: Login };
const listName = 'remote_reports/ReportListScreen';
const loginName = 'remote_auth/LoginScreen';

const remotes = [
  { name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json' },
  { name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js' },
];

/** A runtime that answers each ask for a module with the next of these; a function makes the answer. */
function makeLoader(answers: Partial<Record<RemoteModuleName, unknown[]>>) {
  const registered: unknown[][] = [];
  const asked: string[] = [];
  const runtime: FederationRuntime = {
    registerRemotes: (...call) => {
      registered.push(call);
    },
    loadRemote: async (name) => {
      asked.push(name);
      const answer = await answers[name as RemoteModuleName]?.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { loader: createRemoteLoader(remotes, runtime), registered, asked };
}

const broken = () => new Error('no such file');

afterEach(() => {
  jest.useRealTimers();
  globalThis.portalRetry = undefined;
});

test('every remote of the page is registered once, an entry script as the variable that it declares', () => {
  const { registered, asked } = makeLoader({});

  expect(registered).toEqual([
    [
      [
        { name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json' },
        { name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js', type: 'var' },
      ],
    ],
  ]);
  expect(asked).toEqual([]);
});

test('a module that was got once is there at once', async () => {
  const { loader } = makeLoader({ [listName]: [list] });
  expect(loader.loaded(listName)).toBeUndefined();

  expect(await loader.load(listName)).toBe(Screen);
  expect(loader.loaded(listName)).toBe(Screen);
});

test('whoever asks while a module is on its way waits for the same', async () => {
  const { loader, asked } = makeLoader({ [listName]: [list], [loginName]: [login] });

  const all = await Promise.all([loader.load(listName), loader.load(loginName), loader.load(listName)]);
  expect(all).toEqual([Screen, Login, Screen]);
  expect(asked).toEqual([listName, loginName]);
});

test('F-13, F-14 the second attempt comes by itself, at a new address, and forgets the old one', async () => {
  const { loader, registered, asked } = makeLoader({ [listName]: [broken(), list] });

  expect(await loader.load(listName)).toBe(Screen);
  expect(asked).toEqual([listName, listName]);
  expect(registered.slice(1)).toEqual([
    [[{ name: 'remote_reports', entry: '/apps/remote-reports/1/mf-manifest.json?retry=1' }], { force: true }],
  ]);
  expect(globalThis.portalRetry).toBe(1);
});

test('F-08, F-34 two attempts that fail are a failure with its cause, and the next load heals', async () => {
  const { loader, registered } = makeLoader({ [loginName]: [broken(), new Error('still none'), login] });

  await expect(loader.load(loginName)).rejects.toThrow('still none');
  expect(loader.loaded(loginName)).toBeUndefined();
  expect(await loader.load(loginName)).toBe(Login);
  expect(registered.slice(1).map(([entries]) => entries)).toEqual([
    [{ name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js?retry=1', type: 'var' }],
    [{ name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js?retry=2', type: 'var' }],
  ]);
});

test('F-20 a container that keeps waiting is given up in time, and loaded anew at the next load', async () => {
  jest.useFakeTimers();
  const never = new Promise(() => undefined);
  const { loader, registered, asked } = makeLoader({ [loginName]: [never, login] });
  const loading = loader.load(loginName);
  const outcome = expect(loading).rejects.toThrow('remote_auth/LoginScreen has not come within 20 s.');

  await jest.advanceTimersByTimeAsync(loadTimeout - 1);
  expect(loader.load(loginName)).toBe(loading);
  await jest.advanceTimersByTimeAsync(1);
  await outcome;
  expect(asked).toEqual([loginName]);

  expect(await loader.load(loginName)).toBe(Login);
  expect(registered.slice(1).map(([entries]) => entries)).toEqual([
    [{ name: 'remote_auth', entry: '/apps/remote-auth/2/remoteEntry.js?retry=1', type: 'var' }],
  ]);
});

test('F-20 a module that comes, or fails, is waited for no more', async () => {
  jest.useFakeTimers();
  const { loader } = makeLoader({ [listName]: [list], [loginName]: [broken(), broken()] });

  await loader.load(listName);
  await expect(loader.load(loginName)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('F-26 a component that was discarded comes from a remote that is loaded anew', async () => {
  const { loader, registered } = makeLoader({ [listName]: [list, { ReportListScreen: Login }] });
  await loader.load(listName);

  loader.discard(listName);
  expect(loader.loaded(listName)).toBeUndefined();
  expect(await loader.load(listName)).toBe(Login);
  expect(registered).toHaveLength(2);
});

test('F-34 a remote that is down does not disturb the other one', async () => {
  const { loader, registered } = makeLoader({ [listName]: [broken(), broken()], [loginName]: [login] });

  await expect(loader.load(listName)).rejects.toThrow();
  expect(await loader.load(loginName)).toBe(Login);
  expect(registered.slice(1).flatMap(([entries]) => entries)).toEqual([
    expect.objectContaining({ name: 'remote_reports' }),
  ]);
});

test.each<[string, ComponentType]>([
  ['memo', memo(Screen)],
  ['forwardRef', forwardRef(Screen)],
  ['lazy', lazy(() => Promise.resolve({ default: Screen }))],
  ['styled', styled.p``],
])('a screen in %s is a component too', async (_way, component) => {
  const { loader } = makeLoader({ [listName]: [{ ReportListScreen: component }] });

  expect(await loader.load(listName)).toBe(component);
  expect(loader.loaded(listName)).toBe(component);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['an empty module', {}],
  ['an empty module with a default', { default: {} }],
  ['another component', { ReportScreen: Screen }],
  ['something else under its name', { ReportListScreen: {} }],
  ['an element', { ReportListScreen: createElement(Screen) }],
  ['a text', 'ReportListScreen'],
])('F-18, F-21, F-25 a remote that offers %s instead of the screen has failed', async (_what, module) => {
  const { loader } = makeLoader({ [listName]: [module, module] });

  await expect(loader.load(listName)).rejects.toThrow(
    'remote_reports/ReportListScreen does not offer the component ReportListScreen.',
  );
  expect(loader.loaded(listName)).toBeUndefined();
});

test('a name of which the page has no remote is a sentence', async () => {
  const { loader, asked } = makeLoader({});

  await expect(loader.load('remote_other/Screen')).rejects.toThrow(
    'The page names no remote for remote_other/Screen.',
  );
  expect(asked).toEqual([]);
});
