import { assertOwnPorts } from './assertOwnPorts.ts';

const at = (...ports: number[]) =>
  ports.map((port, index) => ({ port, purpose: ['the host', 'the news', 'the API'][index] ?? '' }));

test('two servers of a command that are to have one port are named', () => {
  expect(() => {
    assertOwnPorts(at(3999, 4000, 4000), 'set PORTAL_PORT.');
  }).toThrow(new Error('Both the news and the API are to have port 4000: set PORTAL_PORT.'));
});

test('a port that was moved too far is named', () => {
  expect(() => {
    assertOwnPorts(at(65_535, 65_536), 'set PORTAL_PORT.');
  }).toThrow(new Error('There is no port 65536, and the news is to have it: set PORTAL_PORT.'));
});

test('port 0 is for servers that may have any', () => {
  const any = { port: 0, canTakeAny: true };
  assertOwnPorts([...at(65_535), { ...any, purpose: 'the API' }, { ...any, purpose: 'the provider' }], '');
  expect(() => {
    assertOwnPorts(at(0), 'set PORTAL_PORT.');
  }).toThrow(new Error('There is no port 0, and the host is to have it: set PORTAL_PORT.'));
});
