import { breathe } from '@portal/shared/testing';
import type { Identity } from './createIdentity';
import { loadIdentity } from './loadIdentity';

const makeIdentity = (isSignedIn: boolean) => ({
  isSignedIn: () => Promise.resolve(isSignedIn),
  load: jest.fn<ReturnType<Identity['load']>, []>(),
});

/** The page has asked for something; the returned function answers. */
function startFirstCall() {
  let give: (response: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  globalThis.portalFirstCall = { url: '/list', token: 't', at: Date.now(), answer };
  return () => {
    give(new Response());
  };
}

afterEach(() => {
  globalThis.portalFirstCall = undefined;
});

test('for a reader whose session is stored the client comes after the first screen', async () => {
  const answer = startFirstCall();
  const identity = makeIdentity(true);
  const loading = loadIdentity(identity);
  await breathe();
  expect(identity.load).not.toHaveBeenCalled();

  answer();
  await loading;
  expect(identity.load).toHaveBeenCalledTimes(1);
});

test('for whoever is signed out it comes at once', async () => {
  startFirstCall();
  const identity = makeIdentity(false);
  await loadIdentity(identity);
  expect(identity.load).toHaveBeenCalledTimes(1);
});

test('a client that cannot be had is logged, and asked for again when there is a network', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const identity = makeIdentity(false);
  identity.load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  await loadIdentity(identity);
  expect(log.mock.calls.map(String)).toEqual([expect.stringContaining('session.client')]);

  dispatchEvent(new Event('online'));
  await breathe();
  dispatchEvent(new Event('online'));
  await breathe();
  expect(identity.load).toHaveBeenCalledTimes(2);
});
