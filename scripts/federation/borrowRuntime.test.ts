import type { RuntimePage } from './lendRuntime.ts';

const page = globalThis as RuntimePage;

test('a remote in a host that is too old to lend a runtime says what to ship', async () => {
  await expect(import('./borrowRuntime.ts')).rejects.toThrow(
    'This host lends no federation runtime: ship a newer host first.',
  );
});

test('a remote has the functions that the host lends', async () => {
  const lent = {} as ReturnType<NonNullable<RuntimePage['portalFederation']>>;
  page.portalFederation = () => lent;
  jest.resetModules();
  expect((await import('./borrowRuntime.ts')).default).toBe(lent);
});
