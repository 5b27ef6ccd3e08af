import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { CopyLink } from './CopyLink';

const path = '/reports/energy/20240102#a-grid-1';

test('R-9 copies the whole address, says so politely and keeps the focus', async () => {
  userEvent.setup();
  const { store } = renderAt(<CopyLink path={path} title="A cable comes ashore" />);
  const button = screen.getByRole('button', { name: 'Copy link: A cable comes ashore' });
  await userEvent.click(button);
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
  expect(store.get(announcementAtom)).toBe('Link copied');
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Link copied');
});

test('a second copy is said again', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  jest.useFakeTimers();
  const { store } = renderAt(<CopyLink path={path} />);
  const said: string[] = [];
  store.sub(announcementAtom, () => said.push(store.get(announcementAtom)));
  const copy = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button'));
      await Promise.resolve();
    });
  await copy();
  act(() => {
    jest.advanceTimersByTime(3000);
  });
  await copy();
  jest.useRealTimers();
  expect(said).toEqual(['Link copied', '', 'Link copied']);
});

test('R-9 where the browser refuses, the address is there to be marked', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { store } = renderAt(<CopyLink path={path} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(`http://localhost${path}`)).toBeVisible();
  expect(store.get(announcementAtom)).toBe('The link could not be copied');
});

test('a second refusal is said again', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { store } = renderAt(<CopyLink path={path} />);
  const said: string[] = [];
  store.sub(announcementAtom, () => said.push(store.get(announcementAtom)));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  const refused = 'The link could not be copied';
  expect(said).toEqual([refused, '', refused]);
  expect(screen.getByText(`http://localhost${path}`)).toBeVisible();
});
