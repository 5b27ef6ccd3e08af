/** Parts below the articles of a report, and leads through them. */
export const reportEndTexts = {
  actions: 'Actions',
  actionsHint: 'By organisation type. Each names the article that it is from.',
  openAll: 'Open all',
  closeAll: 'Close all',
  impact: 'Impact:',
  from: 'From:',
  neighbours: 'Older and newer reports',
  older: 'Older report',
  newer: 'Newer report',
  previous: 'Previous',
  previousName: 'Previous article',
  next: 'Next',
  nextName: 'Next article',
  /** Behind the topics, at which the reader is. */
  topicPlace: (number: number, count: number) => ` ${String(number)}/${String(count)}`,
  topicSeparator: ' · ',
  closeTopics: 'Close',
};
