import { countTexts } from './countTexts';

/** A report around its articles. */
export const reportTexts = {
  loaded: (articles: number) => `Report loaded, ${countTexts.articles(articles)}`,
  /** For who comes by a link to an article. */
  articleLost: 'That article is not in this report. It may be in an older one.',
  allReports: 'All reports',
  latestOfName: 'The latest report of this name',
  summary: 'Executive Summary',
  articles: 'Articles',
  articlesHint: 'Links to originals open in a new tab.',
  noArticles: 'No articles in this report.',

  builtWithAi: 'Built with AI. It can be wrong.',
  howMade: 'How this was made',
  howMadeAnswer:
    'This report is built daily with AI. The analysis of each article, the suggested actions and the executive summary are its work. Before you act on something, read the original: each article links to it.',

  older: 'Older',
  newer: 'Newer',
  isOlder: (latest: string) => `You are reading an older report. The latest is from ${latest}.`,
  latest: 'Read the latest',

  tools: 'Report tools',
  history: 'Older Reports',
  notCompared: 'No longer compared.',
  print: 'Print',
  share: 'Share',
  save: 'Save',
  text: 'Text',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkRefused: 'The link could not be copied',
  /** A tool of one article. */
  toolName: (tool: string, title: string) => `${tool}: ${title}`,
  opening: 'Opening...',
  notOpened: (tool: string) => `“${tool}” could not be opened. Please try again.`,

  glance: 'At a glance',
  newArticles: (count: number) => `${countTexts.number(count)} new`,
  readArticles: (count: number) => `${countTexts.number(count)} read`,
  readingTime: (time: string) => `about ${time}`,
  hours: (count: number) => `${countTexts.number(count)} h`,
  minutes: (count: number) => `${countTexts.number(count)} min`,

  topics: 'Topics',
  topicsOrder: 'Z to A',
  topicName: (topic: string, articles: number) => `${topic}, ${countTexts.articles(articles)}`,

  /** Chips beside the box to find articles. */
  all: 'All',
  new: 'New',
  unread: 'Unread',
};
