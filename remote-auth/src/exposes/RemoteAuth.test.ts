import { readdirSync } from 'node:fs';
import type { RemoteAuth } from '@portal/shared';
import { AuthorizeScreen } from './AuthorizeScreen';
import { LoginCallbackScreen } from './LoginCallbackScreen';
import { LoginScreen } from './LoginScreen';

test('the remote offers what its contract says and nothing else', () => {
  const offered: RemoteAuth = { LoginScreen, LoginCallbackScreen, AuthorizeScreen };
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));

  expect(files.sort()).toEqual(
    Object.keys(offered)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});
