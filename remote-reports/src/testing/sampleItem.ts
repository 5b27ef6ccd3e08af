/** An item of the report list as the API sends it; any part can be replaced, also with invalid data. */
export const sampleItem = (parts: Record<string, unknown> = {}) => ({
  name: 'Energy',
  slug: 'energy',
  tag: 'Utilities',
  image: 'https://images.example/energy.png',
  last_modified: '2024-01-02',
  summary: { actions_summary: 'A quiet day.' },
  ...parts,
});
