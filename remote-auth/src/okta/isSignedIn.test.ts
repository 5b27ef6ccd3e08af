import { createOktaAuth } from '../testing/startedSignIn';
import { isSignedIn } from './isSignedIn';

afterEach(() => {
  localStorage.clear();
});

test('F-70 a token store that is empty or corrupted holds no session', async () => {
  const oktaAuth = createOktaAuth();
  expect(await isSignedIn(oktaAuth)).toBe(false);

  localStorage.setItem('okta-token-storage', '{');
  expect(await isSignedIn(oktaAuth)).toBe(false);
});
