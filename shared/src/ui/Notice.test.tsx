import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
