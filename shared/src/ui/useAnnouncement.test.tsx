import { act } from '@testing-library/react';
import { useAtom, atom } from 'jotai';
import { renderAt } from '../testing';
import { announcementAtom } from './announcementAtom';
import { useAnnouncement } from './useAnnouncement';

const textAtom = atom<string | null>(null);

function Speaker() {
  const [text] = useAtom(textAtom);
  useAnnouncement(text);
  return null;
}

test('H-5 a text is said when it becomes another one, and null says nothing', () => {
  const { store } = renderAt(<Speaker />);
  const said: string[] = [];
  store.sub(announcementAtom, () => said.push(store.get(announcementAtom)));

  for (const text of ['Loading...', 'Loading...', null, '12 reports loaded']) {
    act(() => {
      store.set(textAtom, text);
    });
  }
  expect(said).toEqual(['Loading...', '12 reports loaded']);
});

test('H-4 the same text is said again when another component says it, as after a second failure', () => {
  const { store, unmount } = renderAt(<Saying />);
  const first = store.get(announcementAtom);
  unmount();
  renderAt(<Saying />, { store });
  const second = store.get(announcementAtom);
  expect(first).toBe('It could not be loaded.');
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
});

function Saying() {
  useAnnouncement('It could not be loaded.');
  return null;
}
