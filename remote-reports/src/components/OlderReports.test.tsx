import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, createLatePart } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { toHistory } from '../api/toHistory';
import { HistoryPanel } from './HistoryPanel';
import { OlderReports } from './OlderReports';

const history = toHistory([
  'reports/energy/20231229/report.json',
  'reports/energy/latest/report.json',
  'reports/energy/20240102/report.json',
  'reports/energy/20241345/report.json',
]);

const button = () => screen.getByRole('button', { name: 'Older Reports', hidden: true });

async function openPanel() {
  const rendered = renderAt(
    <OlderReports slug="energy" history={history} currentEntry={history[0] ?? null} />,
  );
  await userEvent.click(button());
  const panel = await screen.findByRole('dialog', { name: 'Report History' });
  return { panel: within(panel), ...rendered };
}

test('S-30, S-48 the button says that it opens a dialog, and whether it is open', async () => {
  renderAt(<OlderReports slug="energy" history={history} currentEntry={null} />);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

test('S-31, S-41 to S-45 the panel lists the dated reports, newest first, by month', async () => {
  const { panel } = await openPanel();
  const links = panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Tue Jan 02, 2024', '/reports/energy/20240102'],
    ['Fri Dec 29, 2023', '/reports/energy/20231229'],
    ['20241345', '/reports/energy/20241345'],
  ]);
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'January 2024',
    'December 2023',
    'Other',
  ]);
});

test('S-44 a report that is opened in another tab leaves the panel open, for more of them', async () => {
  const { panel } = await openPanel();
  const link = panel.getByRole('link', { name: 'Fri Dec 29, 2023' });
  // jsdom opens no tabs.
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    fireEvent.click(link, { [key]: true });
    expect(screen.getByRole('dialog')).toBeVisible();
  }
  fireEvent.click(link);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('H-13 the open report is marked', async () => {
  const { panel } = await openPanel();
  expect(panel.getByRole('link', { current: 'page' })).toHaveTextContent('Tue Jan 02, 2024');
});

/** Two years of months, with a report each, newest first. */
const twoYears = toHistory(
  Array.from({ length: 24 }, (_, index) => {
    const month = `${String(2022 + Math.floor(index / 12))}${String((index % 12) + 1).padStart(2, '0')}`;
    return `reports/energy/${month}15/report.json`;
  }),
);

test('from 24 months on one of them can be gone to, and Tab goes on there', async () => {
  const scrolledTo = jest.fn<undefined, [string]>();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.querySelector('h3')?.textContent ?? '');
  };
  renderAt(<OlderReports slug="energy" history={twoYears} currentEntry={null} />);
  await userEvent.click(button());
  const choice = await screen.findByRole('combobox', { name: 'Go to month' });
  expect(within(choice).getAllByRole('option')).toHaveLength(24);
  expect(choice).toHaveDisplayValue('December 2023');
  await userEvent.selectOptions(choice, 'March 2022');
  expect(scrolledTo).toHaveBeenLastCalledWith('March 2022');
  choice.focus();
  await userEvent.tab();
  expect(screen.getByRole('heading', { name: 'March 2022' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Tue Mar 15, 2022' })).toHaveFocus();
});

test('a shorter history has no choice of months', async () => {
  renderAt(<OlderReports slug="energy" history={twoYears.slice(1)} currentEntry={null} />);
  await userEvent.click(button());
  expect(await screen.findByRole('heading', { name: 'November 2023' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('B-34 a report without a history has a panel that says so', async () => {
  renderAt(<OlderReports slug="energy" history={[]} currentEntry={null} />);
  await userEvent.click(button());
  expect(await screen.findByText('No older reports yet.')).toBeVisible();
});

test('opening moves the focus to the title; Tab stays inside', async () => {
  const { panel } = await openPanel();
  const title = panel.getByRole('heading', { name: 'Report History' });
  expect(title).toHaveFocus();
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  }
});

test.each([
  ['"Close panel"', () => userEvent.click(screen.getByRole('button', { name: 'Close panel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('S-47 %s closes the panel and gives the focus back to the button', async (_name, close) => {
  await openPanel();
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('in a browser that does not focus a clicked button, the dialog finds the focus on it all the same', async () => {
  renderAt(<OlderReports slug="energy" history={history} currentEntry={null} />);
  fireEvent.click(button());
  expect(button()).toHaveFocus();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('S-44 choosing a date closes the panel and leads to it', async () => {
  const { panel, url } = await openPanel();
  await userEvent.click(panel.getByRole('link', { name: 'Fri Dec 29, 2023' }));
  expect(url()).toBe('/reports/energy/20231229');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('B-38 three thousand dates are all there', async () => {
  const paths = Array.from({ length: 3000 }, (_, index) => {
    const day = new Date(Date.UTC(2024, 0, 1 - index)).toISOString().slice(0, 10).replaceAll('-', '');
    return `reports/energy/${day}/report.json`;
  });
  renderAt(<OlderReports slug="energy" history={toHistory(paths)} currentEntry={null} />);
  await userEvent.click(button());
  await screen.findByText('Report History');
  await waitFor(() => {
    expect(document.querySelectorAll('a')).toHaveLength(3000);
  });
});

test('a panel that cannot be loaded is told in one line, logged once, and tried again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  const panelPart = createLatePart({
    name: 'reports.history',
    load: () =>
      isDown ? Promise.reject(new Error('Loading chunk 7 failed.')) : Promise.resolve(HistoryPanel),
    onIdle: 'nothing',
  });
  const { store } = renderAt(
    <OlderReports slug="energy" history={history} currentEntry={null} panelPart={panelPart} />,
  );
  await userEvent.click(button());
  const line = '“Older Reports” could not be opened. Please try again.';
  expect(await screen.findByText(line)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(line);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(
    errors.mock.calls.filter(([text]) => String(text).startsWith('[portal] reports.history')),
  ).toHaveLength(1);

  isDown = false;
  await userEvent.hover(button());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});
