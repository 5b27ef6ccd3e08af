import { AuthSdkError as ErrorOfClient } from '@okta/okta-auth-js';
import { AuthSdkError } from './clientStub';

test('S-89 to S-91 an error of okta-react reads as it does with the client', () => {
  expect(new AuthSdkError('No client.')).toBeInstanceOf(Error);
  expect(String(new AuthSdkError('No client.'))).toBe(String(new ErrorOfClient('No client.')));
});
