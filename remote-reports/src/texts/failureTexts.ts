interface Subject {
  loading: string;
  denied: string;
  notFound: string;
  failed: string;
}

const reports: Subject = {
  loading: 'You are offline. The reports will load when you are connected again.',
  denied: 'You have no access to the reports.',
  notFound: 'The reports could not be loaded.',
  failed: 'The reports could not be loaded.',
};

const newest: Subject = {
  ...reports,
  loading: 'You are offline. The newest reports will load when you are connected again.',
  failed: 'The newest reports could not be loaded.',
};

const report: Subject = {
  loading: 'You are offline. The report will load when you are connected again.',
  denied: 'You have no access to this report.',
  notFound: 'This report was not found.',
  failed: 'The report could not be loaded.',
};

const newer: Subject = {
  loading: 'You are offline. The newer report could not be loaded.',
  denied: 'You have no access to the newer report.',
  notFound: 'The newer report could not be loaded.',
  failed: 'The newer report could not be loaded.',
};

/** Loads that have failed. */
export const failureTexts = {
  reports,
  newest,
  report,
  newer,
  whomToAsk: 'Ask your company’s support for it.',
  wait: (time: string) => `You can try again in ${time}.`,
  waited: 'You can try again now.',
};
