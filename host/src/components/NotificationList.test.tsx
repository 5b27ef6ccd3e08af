import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { NewsState } from '../model/NewsState';
import { NotificationList } from './NotificationList';

const news = [{ name: 'Acme plc', href: '/reports/acme', at: '2024-01-02' }];

function Drawn() {
  const [items, setItems] = useState(news);
  return (
    <NotificationList
      items={items}
      state={{ isChecking: false, failures: [] }}
      onFollow={() => undefined}
      onSeeAll={() => {
        setItems([]);
      }}
    />
  );
}

test('R-5, WCAG 2.4.3 "Mark all as seen" says what is left, and the focus stays in the popup that it goes from', async () => {
  const { store } = renderAt(<Drawn />);
  expect(store.get(announcementAtom)).toBe('Notifications, 1 new.');

  await userEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }));
  expect(store.get(announcementAtom)).toBe('Nothing new');
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByText('Nothing new'));
});

const done: NewsState = { isChecking: false, failures: [] };
const searchAtom = atom({ items: news.slice(1), state: { ...done, isChecking: true } });

function Searching() {
  return (
    <NotificationList {...useAtomValue(searchAtom)} onFollow={() => undefined} onSeeAll={() => undefined} />
  );
}

test('H-9, WCAG 4.1.3 while it is open the bell says what its search has come to', () => {
  const { store } = renderAt(<Searching />);
  expect(store.get(announcementAtom)).toBe('Checking…');
  const saidOf = (items: typeof news, state: NewsState) => {
    act(() => {
      store.set(searchAtom, { items, state });
    });
    return store.get(announcementAtom);
  };

  const failures = ['Could not check for new reports.'];
  expect(saidOf([], { ...done, failures })).toBe('Could not check for new reports.');
  expect(saidOf(news, { ...done, failures })).toBe('Notifications, 1 new. Could not check for new reports.');
  expect(saidOf(news, done)).toBe('Notifications, 1 new.');
  expect(saidOf([], done)).toBe('Nothing new');
});

test('H-9 a visit whose time cannot be read does not hide the earliest that can', () => {
  const visits = ['2023-12-30T12:00', 'long ago', '2023-12-29T12:00'];
  renderAt(
    <NotificationList
      items={visits.map((since) => ({ name: 'Acme plc', href: '/reports/acme', at: '2024-01-02', since }))}
      state={done}
      onFollow={() => undefined}
      onSeeAll={() => undefined}
    />,
  );
  expect(screen.getByText('New since Fri, December 29, 2023')).toBeVisible();
});

test('two remotes that fail in the same words are one line', () => {
  const failures = ['Could not check for news.', 'Could not check for news.'];
  renderAt(
    <NotificationList
      items={[]}
      state={{ isChecking: false, failures }}
      onFollow={() => undefined}
      onSeeAll={() => undefined}
    />,
  );
  expect(screen.getAllByText('Could not check for news.')).toHaveLength(1);
});
