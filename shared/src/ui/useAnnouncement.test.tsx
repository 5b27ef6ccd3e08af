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
