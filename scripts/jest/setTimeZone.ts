import type { TestEnvironment } from 'jest-environment-node';

type EnvironmentConfig = ConstructorParameters<typeof TestEnvironment>[0];

/**
 * Sets the time zone of a jest project, in which dates are read and written from now on: Node looks at the variable
 * again whenever it is set, and a worker runs the test files of several projects.
 *
 * @returns its name
 */
export function setTimeZone({ projectConfig }: EnvironmentConfig): string {
  const { timeZone } = projectConfig.testEnvironmentOptions;
  if (typeof timeZone !== 'string')
    throw new Error('jest.config.js: the project has no "timeZone" in its "testEnvironmentOptions".');
  process.env['TZ'] = timeZone;
  return timeZone;
}
