import { createStore } from 'jotai';
import { notificationsAtom, type NotificationItem } from './notificationsAtom';

const item = (name: string, at: string): NotificationItem => ({ name, href: `/${name}`, at });

function namesAfter(...writings: [source: string, items: NotificationItem[]][]) {
  const store = createStore();
  for (const [source, items] of writings) store.set(notificationsAtom, source, items);
  return store.get(notificationsAtom).map(({ name }) => name);
}

test('S-52, H-9 notifications of all remotes are one list, newest first', () => {
  const names = namesAfter(
    ['remote_a', [item('old', '2024-01-01'), item('new', '2024-01-03T08:00:00.000Z')]],
    ['remote_b', [item('other', '2024-01-02T23:00:00.000-02:00')]],
  );
  expect(names).toEqual(['new', 'other', 'old']);
});

test('S-52, H-9 one without a time that can be read comes last, and does not disorder those of other remotes', () => {
  const names = namesAfter(
    ['remote_a', [item('old', '2024-01-01')]],
    ['remote_b', [item('unreadable', 'soon')]],
    ['remote_c', [item('new', '2024-03-01')]],
  );
  expect(names).toEqual(['new', 'old', 'unreadable']);
});

test('H-9 a remote replaces its own and leaves those of others', () => {
  const names = namesAfter(
    ['remote_a', [item('read', '2024-01-03')]],
    ['remote_b', [item('other', '2024-01-02')]],
    ['remote_a', []],
  );
  expect(names).toEqual(['other']);
});
