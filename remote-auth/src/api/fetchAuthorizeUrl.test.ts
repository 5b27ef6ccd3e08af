import type { HttpClient } from '@portal/shared';
import { anyLike, startStopwatch } from '@portal/shared/testing';
import fc from 'fast-check';
import { authorizeFragment } from '../model/authorizeFragment';
import { SignInFailure } from '../model/SignInFailure';
import { fetchAuthorizeUrl } from './fetchAuthorizeUrl';

const origin = 'https://portal.example.com';
const time = startStopwatch('an authorize address');
const answering = (body: unknown): HttpClient => ({
  apiOrigin: 'https://api.example.com',
  get: () => Promise.resolve(body),
});

test('T-04, B-51 of a thousand answers each is this portal’s own address or refused', async () => {
  const sound = { url: `${origin}/okta/authorize#state=a&id_token=b` };
  const fragments = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(anyLike(sound), async (body) => {
      const stop = time();
      const fetched = fetchAuthorizeUrl(answering(body), 'okta', { redirectUri: origin, qs: '?code=c' });
      const url = await fetched.catch((error: unknown) => {
        expect(error).toBeInstanceOf(SignInFailure);
        return null;
      });
      fragments.add(url === null ? null : authorizeFragment(url, origin, 'okta'));
      stop();
    }),
    { numRuns: 1000, seed: 20_261_122 },
  );
  expect(fragments).toEqual(new Set([null, '#state=a&id_token=b']));
});
