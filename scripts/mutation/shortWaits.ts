import { configure } from '@testing-library/dom';

// A source that was changed on purpose may wait for ever, and its tests with it. The first run, of the source as it is,
// loads every module for the first time and has the time of other unit tests.
if ('__STRYKER_ACTIVE_MUTANT__' in process.env) {
  jest.setTimeout(10_000);
  configure({ asyncUtilTimeout: 2_000 });
}
