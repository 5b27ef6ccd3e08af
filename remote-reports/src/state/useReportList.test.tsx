import { act, screen } from '@testing-library/react';
import { lastVisitAtom, notificationsAtom } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { sampleItem } from '../testing/sampleItem';
import { useReportList } from './useReportList';

function List() {
  return <p>{useReportList().load.status}</p>;
}

function renderList() {
  fakeServer({ 'GET /ai/mediamonitoring/list': { reports: [sampleItem()] } });
  const { store } = renderAt(<List />);
  const notified = () => store.get(notificationsAtom).map(({ name }) => name);
  const visitedAt = (lastVisit: string | null) => {
    act(() => {
      store.set(lastVisitAtom, lastVisit);
    });
  };
  visitedAt('2024-01-01T08:00:00.000Z');
  return { store, notified, visitedAt };
}

test('H-9 while the list is not there nothing is new, and then the bell knows', async () => {
  const { notified } = renderList();
  expect(notified()).toEqual([]);

  await screen.findByText('ready');
  expect(notified()).toEqual(['Energy']);
});

test('H-7, H-9 every reader has news of their own', async () => {
  const { notified, visitedAt } = renderList();
  await screen.findByText('ready');

  visitedAt('2024-06-01T00:00:00.000Z');
  expect(notified()).toEqual([]);
  visitedAt('2024-01-01T00:00:00.000Z');
  expect(notified()).toEqual(['Energy']);
  visitedAt(null);
  expect(notified()).toEqual([]);
});
