/** Words in the files of a report. */
export const fileTexts = {
  builtWithAi: 'Built with AI. It can be wrong. Before you act on something, read the original.',
  summary: 'Executive Summary',
  articles: 'Articles',
  noArticles: 'No articles in this report.',
  topic: (topic: string) => `Topic: ${topic}`,
  original: (address: string) => `Original: ${address}`,
  inPortal: (address: string) => `In the portal: ${address}`,
  unnamedAction: 'Action',
  organisationType: (type: string) => `Organisation type: ${type}`,
  action: (text: string) => `Action: ${text}`,
  impact: (text: string) => `Impact: ${text}`,
  /** Heads of the table of actions. */
  heads: [
    'Report',
    'Date',
    'Topic',
    'Article',
    'Source',
    'Organisation type',
    'Name',
    'Action',
    'Impact',
    'In the portal',
  ],
};
