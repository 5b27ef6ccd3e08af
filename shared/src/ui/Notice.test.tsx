import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtomValue } from 'jotai';
import { renderAt } from '../testing';
import { announcementAtom } from './announcementAtom';
import { Notice } from './Notice';

test('H-4 a notice is one calm line where the content would be, said once to those who hear', () => {
  const { container, store } = renderAt(<Notice>The reports could not be loaded.</Notice>);

  expect(container).toHaveTextContent(/^The reports could not be loaded\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(store.get(announcementAtom)).toBe('The reports could not be loaded.');
});

test('H-4 what the reader can do elsewhere is a further sentence, said with the first', () => {
  const { store } = renderAt(<Notice hint="Ask your support.">You have no access.</Notice>);
  expect(screen.getByText('You have no access.')).toBeVisible();
  expect(screen.getByText('Ask your support.')).toBeVisible();
  expect(store.get(announcementAtom)).toBe('You have no access. Ask your support.');
});

test('H-4 in a frame of something else a notice has none of its own', () => {
  const { container } = renderAt(<Notice isPlain>Your session has ended.</Notice>);
  expect(container.firstElementChild).not.toHaveStyle({ borderStyle: 'solid' });
});

test('H-4 where there is room for a line, the button is behind the text', () => {
  const { container } = renderAt(
    <Notice isLine onAct={() => undefined}>
      The newest reports could not be loaded.
    </Notice>,
  );
  expect(container.firstElementChild).toHaveStyle({ display: 'flex' });
  expect(screen.getByRole('button')).toHaveStyle({ padding: '0px' });
});

test('H-4 what the reader can do is a button, "Try again" unless it is called otherwise', async () => {
  const onAct = jest.fn();
  const { unmount } = renderAt(<Notice onAct={onAct}>It did not work.</Notice>);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAct).toHaveBeenCalledTimes(1);
  unmount();

  renderAt(
    <Notice onAct={onAct} actLabel="Show it">
      A newer report is available.
    </Notice>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(onAct).toHaveBeenCalledTimes(2);
});

test('H-4 a notice that goes away by itself leaves the focus that its button had in its place', () => {
  const isFailedAtom = atom(true);
  function Place() {
    const isFailed = useAtomValue(isFailedAtom);
    return (
      <section tabIndex={-1}>
        <div>{isFailed && <Notice onAct={() => undefined}>It did not work.</Notice>}</div>
      </section>
    );
  }
  const { store, container } = renderAt(<Place />);
  const setFailed = (isFailed: boolean) => {
    act(() => {
      store.set(isFailedAtom, isFailed);
    });
  };
  screen.getByRole('button', { name: 'Try again' }).focus();
  setFailed(false);
  expect(container.querySelector('section')).toHaveFocus();

  setFailed(true);
  act(() => {
    (document.activeElement as HTMLElement).blur();
  });
  setFailed(false);
  expect(document.body).toHaveFocus();
});

test('another action may stand beside that one', () => {
  renderAt(
    <Notice onAct={() => undefined} beside={<button>Go back</button>}>
      It did not work.
    </Notice>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again',
    'Go back',
  ]);
});
