import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkChannel, checkConfig, ConfigError, readConfig } from './readConfig.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const sound = {
  ...fakeConfig,
  environment: 'staging',
  apiHosts: { ...fakeConfig.apiHosts, production: 'https://api.example.com/v1' },
  tokenStorage: 'sessionStorage',
};

/** The sound one with another value at a dotted key; undefined takes it out. */
function withValue(key: string, value: unknown) {
  const [section = '', name] = key.split('.');
  const former = Object.entries(sound).find(([own]) => own === section)?.[1];
  const changed =
    name === undefined || typeof former !== 'object' || Array.isArray(former)
      ? value
      : { ...former, [name]: value };
  const config: unknown = JSON.parse(JSON.stringify({ ...sound, [section]: changed }));
  return config;
}

function expectConfigError(read: () => unknown, message: string) {
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new Error(message));
}

function refuses(config: unknown, message: string) {
  expectConfigError(() => checkConfig(config), message);
}

test('S-84 a sound configuration is read as it stands', () => {
  expect(checkConfig(sound)).toStrictEqual(sound);
});

test('S-84 the environment is production unless another is named, and the token storage may be left out', () => {
  const { apiHosts, identityProvider, company, productTitle } = sound;
  const least = { apiHosts, identityProvider, company, productTitle };
  expect(checkConfig(least)).toStrictEqual({ ...least, environment: 'production' });
});

test.each([
  ['tokenstorage', '"tokenstorage"'],
  ['identityProvider.clientID', '"identityProvider.clientID"'],
])('a key that is misspelt, %s, is refused, and does not leave its setting as it is', (key, named) => {
  refuses(withValue(key, 'memory'), `The configuration's ${named} is no setting.`);
});

for (const address of ['https://api.example.com/', 'https://api.example.com///'])
  test(`a slash at the end of ${address} is left out, for paths follow`, () => {
    expect(checkConfig(withValue('apiHosts.local', address)).apiHosts['local']).toBe(
      'https://api.example.com',
    );
  });

const texts = [
  'apiHosts.local',
  'apiHosts.staging',
  'apiHosts.production',
  'identityProvider.name',
  'identityProvider.path',
  'identityProvider.issuer',
  'identityProvider.clientId',
  'company',
  'productTitle',
];

for (const key of [...texts, 'apiHosts', 'identityProvider'])
  test(`a configuration without ${key} is refused by name`, () => {
    refuses(withValue(key, undefined), `The configuration's "${key}" is missing.`);
  });

for (const key of texts)
  test(`${key} is a text that is not empty`, () => {
    for (const value of ['', '  ', 5, null, {}, ['https://api.example.com']])
      refuses(withValue(key, value), `The configuration's "${key}" must be a text that is not empty.`);
  });

for (const key of ['apiHosts', 'identityProvider'])
  test(`${key} is an object`, () => {
    for (const value of ['https://api.example.com', 5, null, []])
      refuses(withValue(key, value), `The configuration's "${key}" must be an object.`);
  });

for (const value of [null, 'text', 5, []])
  test(`a configuration that is ${JSON.stringify(value)} is none`, () => {
    refuses(value, 'The configuration\'s "configuration" must be an object.');
  });

test('T-35 local remotes may be allowed in an environment that is not production', () => {
  const allowing = { ...sound, allowLocalRemotes: true };
  expect(checkConfig(allowing)).toStrictEqual(allowing);
  expect(checkConfig({ ...sound, environment: 'local', allowLocalRemotes: true }).allowLocalRemotes).toBe(
    true,
  );
  expect(checkConfig({ ...sound, allowLocalRemotes: false })).toStrictEqual(sound);
  const message = `The configuration's "allowLocalRemotes" must not be true where the environment is production.`;
  refuses({ ...allowing, environment: 'production' }, message);
  refuses({ ...allowing, environment: undefined }, message);
});

test('T-35 nor may they in the channel production, whatever its environment', () => {
  const config = checkConfig({ ...sound, allowLocalRemotes: true });
  expectConfigError(() => {
    checkChannel(config, 'production');
  }, `The configuration's "allowLocalRemotes" must not be true in the channel production.`);
  checkChannel(config, 'staging');
  checkChannel(checkConfig(sound), 'production');
});

for (const value of ['true', 1, null, {}])
  test(`whether local remotes are allowed is not ${JSON.stringify(value)}`, () => {
    refuses(
      withValue('allowLocalRemotes', value),
      `The configuration's "allowLocalRemotes" must be true or false.`,
    );
  });

test('tabs are counted only where the configuration says so', () => {
  expect(checkConfig(sound).countTabs).toBeUndefined();
  expect(checkConfig({ ...sound, countTabs: true }).countTabs).toBe(true);
  refuses({ ...sound, countTabs: 'yes' }, `The configuration's "countTabs" must be true or false.`);
});

for (const value of ['Production', 'test', '', 5])
  test(`the environment ${JSON.stringify(value)} is unknown`, () => {
    refuses(
      withValue('environment', value),
      `The configuration's "environment" must be one of local, staging, production, not "${String(value)}".`,
    );
  });

for (const value of ['cookie', 'localstorage', '', 5])
  test(`the token storage ${JSON.stringify(value)} is unknown`, () => {
    refuses(
      withValue('tokenStorage', value),
      `The configuration's "tokenStorage" must be one of localStorage, sessionStorage, memory, not "${String(value)}".`,
    );
  });

const addresses = ['apiHosts.local', 'apiHosts.staging', 'apiHosts.production', 'identityProvider.issuer'];

for (const key of addresses)
  test(`${key} is an http or https address`, () => {
    for (const value of [
      'api.example.com',
      '/api',
      '//api.example.com',
      'ftp://api.example.com',
      'javascript:alert(1)',
      'https://',
      ' https://api.example.com',
      'https://api.example.com\n',
      'https:\\\\api.example.com',
    ])
      refuses(
        withValue(key, value),
        `The configuration's "${key}" must be an http or https address, not "${value}".`,
      );
  });

for (const key of addresses)
  test(`${key} has nothing in it that a path could not follow, and no password`, () => {
    for (const value of [
      'https://api.example.com?x=1',
      'https://api.example.com/?',
      'https://api.example.com#part',
      'https://api.example.com/#',
      'https://user@api.example.com',
      'https://user:pass@api.example.com',
      'https://:pass@api.example.com',
    ])
      refuses(
        withValue(key, value),
        `The configuration's "${key}" must have no query, fragment or credentials.`,
      );
  });

for (const key of addresses)
  test(`T-08 ${key} is https unless it is this machine`, () => {
    for (const value of ['http://api.example.com', 'http://localhost.example.com', 'http://10.0.0.1'])
      refuses(
        withValue(key, value),
        `The configuration's "${key}" must be https, because "${value}" is not this machine.`,
      );
    for (const value of ['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:80'])
      expect(() => checkConfig(withValue(key, value))).not.toThrow();
  });

for (const value of ['okta/', '/okta', 'ok ta', 'okta?', 'öktä', '..', 'a/b', 'okta#', '%6fkta'])
  test(`the provider's path ${JSON.stringify(value)} is no segment of an address`, () => {
    refuses(
      withValue('identityProvider.path', value),
      `The configuration's "identityProvider.path" must be one path segment of letters, digits, "-" or "_", not "${value}".`,
    );
  });

for (const value of ['reports', 'login', 'Reports', 'LOGIN', 'apps', 'channels', 'releases', 'slots'])
  test(`the provider's path ${value} is taken`, () => {
    refuses(
      withValue('identityProvider.path', value),
      `The configuration's "identityProvider.path" must not be "${value}": the portal has something else there.`,
    );
  });

test('a file is read, and what is wrong with it is a sentence that names it', () => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'portal.json');
  expect(() => readConfig(file)).toThrow(new Error(`There is no configuration file ${file}.`));

  writeFileSync(file, '{"company": ');
  expect(() => readConfig(file)).toThrow(ConfigError);
  expect(() => readConfig(file)).toThrow(new RegExp(`^The configuration file ${file} is not JSON: .+\\.$`));

  writeFileSync(file, JSON.stringify(sound));
  expect(readConfig(file)).toStrictEqual(sound);
});

test('a file that an editor on Windows has written is read, and a folder is said to be one', () => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'portal.json');
  writeFileSync(file, `\uFEFF${JSON.stringify(sound)}`);
  expect(readConfig(file)).toStrictEqual(sound);
  expect(() => readConfig(directory)).toThrow(
    new ConfigError(`${directory} is a folder: name a configuration file.`),
  );
});

test('hosts of pictures are host names, one or all below a name', () => {
  const hosts = ['images.example.com', '*.cdn.example.com', 'images.example.com:8443'];
  expect(checkConfig({ ...sound, imageHosts: hosts }).imageHosts).toStrictEqual(hosts);
  refuses({ ...sound, imageHosts: 'x' }, `The configuration's "imageHosts" must be a list of hosts.`);
  for (const host of [
    '*',
    '*.',
    'https:',
    'https://a.example',
    'a.example/x',
    'a.example;',
    'a b.example',
    '.a.b',
  ])
    refuses(
      { ...sound, imageHosts: [...hosts, host] },
      `The configuration's "imageHosts.3" must be a host such as images.example.com or *.example.com, not "${host}".`,
    );
});
