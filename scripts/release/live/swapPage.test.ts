import { whoami } from './swapPage.ts';

beforeEach(() => {
  delete process.env['PORTAL_SHIPPER'];
  delete process.env['USER'];
});

test('who ships is named by the variable, else by git, else by the account', () => {
  const account = () => ({ username: 'deploy' });
  expect(whoami({ nameInGit: () => '', account })).toBe('deploy');
  expect(whoami({ nameInGit: () => 'Ada', account })).toBe('Ada');
  process.env['PORTAL_SHIPPER'] = 'team reports';
  expect(whoami({ nameInGit: () => 'Ada', account })).toBe('team reports');
});

test('in a container whose user has no name a release is made all the same, by nobody known', () => {
  const account = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)');
  };
  expect(whoami({ nameInGit: () => '', account })).toBe('unknown');
});
