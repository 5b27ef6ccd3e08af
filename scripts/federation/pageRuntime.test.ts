/** @jest-environment jsdom */
import { init, loadRemote, registerPlugins, registerRemotes } from './pageRuntime.ts';

interface Window {
  remote_news?: object | undefined;
}

const News = () => null;
const asked: string[] = [];
let act: (script: HTMLScriptElement) => void;

beforeEach(() => {
  asked.length = 0;
  const react = {
    version: '19.0.0',
    scope: ['default'],
    shareConfig: { eager: true },
    get: () => () => ({}),
  };
  init({ name: 'host', shared: { react } });
  registerPlugins([
    {
      createScript: ({ url }) => {
        asked.push(url);
        // jsdom asks for no script that has another type.
        const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: url });
        queueMicrotask(() => {
          act(script);
        });
        return { script, timeout: 10_000 };
      },
    },
  ]);
});

const brings = (container: object | undefined) => (script: HTMLScriptElement) => {
  (globalThis as Window).remote_news = container;
  script.onload?.(new Event('load'));
};
const container = (given: unknown[] = []) => ({
  init: (...shared: unknown[]) => {
    given.push(shared);
  },
  get: (module: string) =>
    module === './News' ? Promise.resolve(() => ({ News })) : Promise.reject(new Error('no such module')),
});

const register = (entry: string, force = false) => {
  registerRemotes([{ name: 'remote_news', entry }], { force });
};

test('a remote is asked for once, gets the shared modules, and gives its own', async () => {
  register('/apps/remote-news/1/remoteEntry.js', true);
  const given: unknown[] = [];
  act = brings(container(given));
  expect(await loadRemote('remote_news/News')).toEqual({ News });
  expect(await loadRemote('remote_news/News')).toEqual({ News });
  expect(asked).toEqual(['/apps/remote-news/1/remoteEntry.js']);
  expect(given).toEqual([
    [expect.objectContaining({ react: expect.anything() as unknown }), [], expect.anything()],
  ]);
  expect(document.querySelector('script')).toBeNull();
});

test.each<[string, typeof act, string]>([
  [
    'does not come',
    (script) => {
      script.dispatchEvent(new Event('error'));
    },
    'The script /entry.js could not be loaded.',
  ],
  ['brings nothing', brings(undefined), '/entry.js brings no remote_news.'],
  [
    'lacks the module',
    brings({ ...container(), get: () => Promise.reject(new Error('no such module')) }),
    'no such module',
  ],
])('after a script that %s the next call begins anew', async (_what, first, sentence) => {
  register('/entry.js', true);
  act = first;
  await expect(loadRemote('remote_news/News')).rejects.toThrow(sentence);
  register('/entry.js?retry=1', true);
  act = brings(container());
  expect(await loadRemote('remote_news/News')).toEqual({ News });
  expect(asked).toEqual(['/entry.js', '/entry.js?retry=1']);
});

test('a remote that is registered again without force stays as it was, and an unknown one is named', async () => {
  register('/first.js', true);
  register('/second.js');
  act = brings(container());
  await loadRemote('remote_news/News');
  expect(asked).toEqual(['/first.js']);
  await expect(loadRemote('remote_other/Screen')).rejects.toThrow(
    'There is no remote for remote_other/Screen.',
  );
});
