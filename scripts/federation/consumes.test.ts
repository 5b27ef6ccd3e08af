import { consumes, type ConsumesOptions } from './consumes.ts';

type Loading = ConsumesOptions['webpackRequire']['federation']['instance']['loadShare'];

/** A build with a chunk that consumes React, and what its code finds there. */
function buildWith(loadShare: Loading) {
  const webpackRequire: ConsumesOptions['webpackRequire'] = {
    m: {},
    c: { 7: 'made before' },
    federation: { instance: { loadShare } },
    consumesLoadingData: {
      chunkMapping: { main: [7] },
      moduleIdToConsumeDataMapping: {
        7: {
          shareKey: 'react',
          requiredVersion: '^19.0.0',
          strictVersion: true,
          fallback: () => () => 'its own React',
        },
      },
    },
  };
  const installedModules: ConsumesOptions['installedModules'] = {};
  return {
    load: async (chunkId: string) => {
      const promises: unknown[] = [];
      consumes({ chunkId, promises, installedModules, webpackRequire });
      await Promise.all(promises);
      return promises.length;
    },
    imported: () => {
      const module = { exports: undefined as unknown };
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
    made: webpackRequire.c,
  };
}

test('a shared module is there before its chunk runs, asked for once with what the build needs of it', async () => {
  const loadShare = jest.fn<ReturnType<Loading>, Parameters<Loading>>(() =>
    Promise.resolve(() => 'the shared React'),
  );
  const { load, imported, made } = buildWith(loadShare);
  expect(await Promise.all([load('main'), load('main')])).toEqual([1, 1]);
  expect(imported()).toBe('the shared React');
  expect(made).toEqual({});
  await load('main');
  expect(loadShare.mock.calls).toEqual([
    ['react', { customShareInfo: { shareConfig: { requiredVersion: '^19.0.0', strictVersion: true } } }],
  ]);
});

test('a chunk without shared modules waits for nothing', async () => {
  const { load } = buildWith(() => Promise.reject(new Error('not asked for')));
  expect(await load('other')).toBe(0);
});

test('a module that nobody shares is the build’s own', async () => {
  const { load, imported } = buildWith(() => Promise.resolve(false));
  await load('main');
  expect(imported()).toBe('its own React');
});

test('one that cannot be had throws where it is imported, and is asked for again', async () => {
  const outcomes = [Promise.reject(new Error('version 18')), Promise.resolve(() => 'the shared React')];
  const { load, imported } = buildWith(() => outcomes.shift() ?? Promise.reject(new Error('once more')));
  await load('main');
  expect(imported).toThrow('version 18');
  await load('main');
  expect(imported()).toBe('the shared React');
});
