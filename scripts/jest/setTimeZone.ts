/**
 * Sets the time zone in which dates are read and written from now on: Node looks at the variable again whenever it is
 * set, and a worker runs the test files of several projects.
 */
export function setTimeZone(timeZone: unknown) {
  if (typeof timeZone !== 'string')
    throw new Error('jest.config.js: the project has no "timeZone" in its "testEnvironmentOptions".');
  process.env['TZ'] = timeZone;
}
