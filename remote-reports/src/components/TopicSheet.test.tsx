import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '@portal/shared/testing';
import { toReport } from '../api/toReport';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ReportBody } from './ReportBody';

/** jsdom has no layout: the list of topics is above the window, as if the reader had scrolled on. */
class Passed {
  observe: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.observe = () => {
      tell([{ isIntersecting: false }]);
    };
  }
  disconnect() {}
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

async function rows(report: Record<string, unknown>) {
  Object.assign(globalThis, { IntersectionObserver: Passed });
  renderAt(
    <ReportBody
      report={toReport(sampleAnswer(report), 'energy')}
      version="latest"
      textStyle={{ size: 'standard', isCompact: false }}
    />,
  );
  const pill = await screen.findByRole('button', { name: /^Topics/ });
  // Dialogs ask it as well, and close once they take no room.
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  await userEvent.click(pill);
  const sheet = await screen.findByRole('dialog', { name: 'Topics' });
  return within(sheet)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('R-1 the sheet of topics leads to the summary and the actions as well', async () => {
  expect(await rows({})).toEqual(['Executive Summary', 'Grid', 'Actions']);
});

test('R-1 a topic that is opened in another tab leaves the sheet as it is', async () => {
  await rows({});
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: /^Grid/ });
  // jsdom opens no tabs.
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { ctrlKey: true });
  expect(screen.getByRole('dialog', { name: 'Topics' })).toBeVisible();
  fireEvent.click(link);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('R-1 the sheet of topics leads to nothing that the report has not', async () => {
  expect(await rows({ summary: null, articles: [sampleArticle({ actions: [] })] })).toEqual(['Grid']);
});
