/** Articles of a report and their actions. */
export const articleTexts = {
  untitled: 'Untitled article',
  topicLabel: 'Topic',
  noTopic: 'No topic',
  isNew: 'New',
  /** Before what AI has written, as it is seen and as it is heard. */
  ai: 'AI',
  byAi: 'Written by AI:',
  original: 'Read the original',
  originalName: (title: string) => `Read the original: ${title} (opens in new tab)`,
  noOriginal: 'No link to the original',
  organisationTypeLabel: 'Organisation type',
  noOrganisationType: 'Unspecified',
  action: 'Action',
  impact: 'Impact',
  markAsRead: 'Mark as read',
  markAsReadName: (title: string) => `Mark as read: ${title}`,
  isRead: '✓ Read',
};
