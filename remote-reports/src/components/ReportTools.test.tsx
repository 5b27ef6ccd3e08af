import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { ReportTools } from './ReportTools';

const path = '/reports/energy/20240102';

async function open(parts: Record<string, unknown> = {}) {
  const report = toReport(sampleAnswer(parts), 'energy');
  const rendered = renderAt(<ReportTools report={report} currentEntry={null} path={path} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Save' });
  return rendered;
}

/** jsdom saves nothing: what would be saved, and under which name. */
function watchSaves() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:http://localhost/1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });
  return { blobs, names };
}

test.each([
  ['Save as Markdown', 'energy-20240102.md', 'text/markdown;charset=utf-8'],
  ['Save actions as CSV', 'energy-20240102.csv', 'text/csv;charset=utf-8'],
])('R-19 "%s" makes %s, and says so', async (label, name, type) => {
  const { blobs, names } = watchSaves();
  const { store } = await open();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(names).toEqual([`${name} blob:http://localhost/1`]);
  expect(blobs.map((blob) => blob.type)).toEqual([type]);
  expect(blobs[0]?.size).toBeGreaterThan(200);
  expect(screen.getByText(`${name} is being saved.`)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(`${name} is being saved.`);
});

test('R-19 a report without actions has no table of them', async () => {
  await open({ articles: [] });
  expect(screen.getByRole('button', { name: 'Save as Markdown' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save actions as CSV' })).not.toBeInTheDocument();
});

test('R-19 a file that cannot be made is told, and logged once', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watchSaves();
  URL.createObjectURL = () => {
    throw new Error('no room');
  };
  const { store } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  expect(screen.getByText('The file could not be made. Please try again.')).toBeVisible();
  expect(store.get(announcementAtom)).toBe('The file could not be made. Please try again.');
  expect(errors).toHaveBeenCalledTimes(1);
});

test.each([
  ['is saved', '', 'energy-20240102.md is being saved.'],
  ['cannot be made', 'no room', 'The file could not be made. Please try again.'],
])('R-19 a file that %s a second time is told a second time', async (_what, problem, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watchSaves();
  if (problem)
    URL.createObjectURL = () => {
      throw new Error(problem);
    };
  const { store } = await open();
  const said: string[] = [];
  store.sub(announcementAtom, () => said.push(store.get(announcementAtom)));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  expect(said.map((text) => text.trim())).toEqual([words, words]);
  expect(new Set(said).size).toBe(2);
});
