/** An article as the API sends it; any part can be replaced, also with invalid data. */
export const sampleArticle = (parts: Record<string, unknown> = {}) => ({
  article_id: 'grid-1',
  topic: { alias: 'Grid' },
  news_result: { title: 'A cable comes ashore', link: 'https://www.ft.example/cable' },
  analysis: { summary: 'The cable is early.', article_readable: 'True' },
  actions: [
    {
      name: 'Watch the tender',
      org_type: 'Utility',
      action: 'Read it by Friday.',
      impact: 'A better offer.',
    },
  ],
  ...parts,
});
