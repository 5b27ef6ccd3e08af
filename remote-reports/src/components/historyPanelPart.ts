/** The panel comes when it is wanted: most mornings nobody opens it, and what it is made of is large. */
export const loadHistoryPanel = async () => {
  const { HistoryPanel } = await import('./HistoryPanel');
  return { default: HistoryPanel };
};
