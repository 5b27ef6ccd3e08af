// A browser on a busy machine may lose a race that readers do not run. What is broken fails twice; the first failure is
// printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
