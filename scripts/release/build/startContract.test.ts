import { startContract } from './startContract.ts';

/** Of a remote that lacks one of its screens. */
const lacking = {
  format: 1 as const,
  federationName: 'remote_auth',
  port: 4302,
  screens: { GoneScreen: { address: '/gone', title: 'Gone', unavailable: 'Gone.' } },
};

test('orders of one moment are answered each with its own contract, or with the fault of its app', async () => {
  const [faulty, auth] = await Promise.all([
    startContract({ folder: 'remote-auth', declaration: lacking }),
    startContract({ folder: 'remote-auth' }),
  ]);
  expect(faulty).toEqual({
    fault: 'remote-auth/src/portal.ts names GoneScreen, and remote-auth/src/exposes has no such file.',
  });
  expect(JSON.parse(auth.text ?? '{}')).toMatchObject({
    exposes: { LoginScreen: 'remote-auth/src/exposes/LoginScreen.ts' },
  });
  expect(await startContract({ folder: 'remote-auth' })).toEqual(auth);
});
