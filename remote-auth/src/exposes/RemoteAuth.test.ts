import { readdirSync } from 'node:fs';
import type { ModulesOf } from '@portal/shared/declaration';
import type { portal } from '../portal';
import { AuthorizeScreen } from './AuthorizeScreen';
import { LoginCallbackScreen } from './LoginCallbackScreen';
import { LoginScreen } from './LoginScreen';

test('the remote offers what it declares and nothing else', () => {
  const offered: ModulesOf<typeof portal> = { LoginScreen, LoginCallbackScreen, AuthorizeScreen };
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));

  expect(files.sort()).toEqual(
    Object.keys(offered)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});
