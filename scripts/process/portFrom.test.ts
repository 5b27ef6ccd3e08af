import { portFrom } from './portFrom.ts';

const variable = 'PORTAL_API_PORT';

afterEach(() => {
  Reflect.deleteProperty(process.env, variable);
});

test.each([
  [undefined, 4000],
  ['', 4000],
  [' ', 4000],
  ['0', 0],
  ['5000', 5000],
  ['65535', 65535],
])('of %j it is %d', (value, port) => {
  if (value !== undefined) process.env[variable] = value;
  expect(portFrom(variable, 4000)).toBe(port);
});

test.each(['api', '-1', '65536', '4000.5', '4e3x'])('%s is no port, and a sentence says so', (value) => {
  process.env[variable] = value;
  expect(() => portFrom(variable, 4000)).toThrow(
    `PORTAL_API_PORT is "${value}", and a port is a whole number up to 65535 (0: any that is free).`,
  );
});
