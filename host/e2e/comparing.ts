import type { Reader } from './Reader';

export const slug = 'renewable-energy';
export const day = 'Thu Nov 19, 2026';

export const compareButton = ({ history }: Reader) =>
  history.panel.getByRole('button', { name: 'Compare with Thu Nov 19 2026', exact: true });
export const line = ({ main }: Reader) => main.getByText(/^Compared with /);
export const stop = ({ main }: Reader) => main.getByRole('button', { name: 'Stop comparing' });
export const asked = ({ requests }: Reader) => requests.filter((url) => url.includes('/report/')).length;

export async function openReport(reader: Reader) {
  await reader.open(`/reports/${slug}`);
  await reader.report.untilWhole();
  await reader.untilQuiet();
}

export async function compare(reader: Reader) {
  await reader.report.historyButton.click();
  await compareButton(reader).click();
}
