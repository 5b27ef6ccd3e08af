import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, fakeServer, renderAt } from '@portal/shared/testing';
import { comparisonMarksAtom } from '../state/comparisonMarksAtom';
import { textStyleAtom } from '../state/textStyleAtom';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { ReportScreen } from './ReportScreen';

const path = 'GET /ai/mediamonitoring/report/energy';

const article = (id: string) =>
  sampleArticle({ article_id: id, news_result: { title: `Title ${id}`, link: `https://ft.example/${id}` } });

const marked = () =>
  screen.queryAllByText(/^New since/).map((mark) => [mark.textContent, mark.closest('article')?.id]);

async function compareWith(day: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Older Reports' }));
  await userEvent.click(await screen.findByRole('button', { name: `Compare with ${day}` }));
}

test('R-6 the articles that are new since a day stay marked when that day is chosen once more', async () => {
  const server = fakeServer({
    [`${path}/latest`]: sampleAnswer({ last_modified: '2024-01-03', articles: ['a', 'b', 'c'].map(article) }),
    [`${path}/20240102`]: sampleAnswer({ articles: ['a', 'b'].map(article) }),
    [`${path}/20231229`]: sampleAnswer({ articles: ['a', 'z'].map(article) }),
  });
  renderAt(<ReportScreen slug="energy" />);
  await screen.findAllByRole('article');
  await compareWith('Fri Dec 29 2023');
  const bothNew = ['a-b', 'a-c'].map((id) => ['New since Fri Dec 29', id]);
  const line = 'Compared with Fri Dec 29, 2023: 2 new, 1 gone, 1 still here.';
  expect(await screen.findByText(line)).toBeVisible();
  await waitFor(() => {
    expect(marked()).toEqual(bothNew);
  });

  await compareWith('Fri Dec 29 2023');
  expect(screen.getByText(line)).toBeVisible();
  expect(marked()).toEqual(bothNew);
  expect(server.calls).toEqual([`${path}/latest`, `${path}/20231229`]);

  await compareWith('Tue Jan 02 2024');
  expect(await screen.findByText(/^Compared with Tue Jan 02, 2024: 1 new/)).toBeVisible();
  await waitFor(() => {
    expect(marked()).toEqual([['New since Tue Jan 02', 'a-c']]);
  });
});

test('R-6 another attempt leaves the focus in the line of the comparison, from where Tab goes on', async () => {
  const answers: Record<string, unknown> = {
    [`${path}/latest`]: sampleAnswer({ last_modified: '2024-01-03', articles: ['a', 'b'].map(article) }),
    [`${path}/20240102`]: answerWith(500),
  };
  fakeServer(answers);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderAt(<ReportScreen slug="energy" />);
  await screen.findAllByRole('article');
  await compareWith('Tue Jan 02 2024');
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  answers[`${path}/20240102`] = sampleAnswer({ articles: ['a'].map(article) });
  await userEvent.click(tryAgain);

  expect(await screen.findByText(/^Compared with Tue Jan 02, 2024: 1 new/)).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Stop comparing' })).toHaveFocus();
});

test('R-6 of a day that the history does not know, only older reports are offered to compare with', async () => {
  fakeServer({ [`${path}/20240101`]: sampleAnswer({ last_modified: '2024-01-01' }) });
  renderAt(<ReportScreen slug="energy" reportId="20240101" />);
  await screen.findAllByRole('article');
  await userEvent.click(screen.getByRole('button', { name: 'Older Reports' }));
  expect(await screen.findByRole('link', { name: 'Wed Jan 03, 2024' })).toBeVisible();
  const offered = screen.getAllByRole('button', { name: /^Compare with / });
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Compare with Fri Dec 29 2023',
  ]);
});

test('R-6, H-15 a comparison that fails with a late refusal of an old token can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: Record<string, unknown> = {
    [`${path}/latest`]: sampleAnswer({ last_modified: '2024-01-03', articles: ['a', 'b'].map(article) }),
    [`${path}/20231229`]: answerWith(401),
  };
  fakeServer(answers);
  renderAt(<ReportScreen slug="energy" />);
  await screen.findAllByRole('article');
  await compareWith('Fri Dec 29 2023');
  expect(await screen.findByText('The report of Fri Dec 29, 2023 could not be loaded.')).toBeVisible();

  answers[`${path}/20231229`] = sampleAnswer({ articles: ['a'].map(article) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Compared with Fri Dec 29, 2023: 1 new/)).toBeVisible();
});

test('B-39 what changes around the articles draws none of them again', async () => {
  fakeServer({
    [`${path}/latest`]: sampleAnswer({ last_modified: '2024-01-03', articles: ['a', 'b'].map(article) }),
    [`${path}/20231229`]: sampleAnswer({ articles: ['a'].map(article) }),
  });
  const { store } = renderAt(<ReportScreen slug="energy" />);
  await screen.findAllByRole('article');
  await compareWith('Fri Dec 29 2023');
  await waitFor(() => {
    expect(marked()).toHaveLength(1);
  });
  const added = new Set(['b']);
  const asked = jest.spyOn(added, 'has');
  act(() => {
    store.set(comparisonMarksAtom, { date: '20231229', label: 'New since then', added });
  });
  expect(await screen.findByText('New since then')).toBeVisible();
  asked.mockClear();

  act(() => {
    store.set(textStyleAtom, { size: 'large', isCompact: false });
  });
  expect(asked).not.toHaveBeenCalled();
});
