import { announcementAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NoticeLine } from './NoticeLine';
import { NoticeLines } from './NoticeLines';

const nothing = () => undefined;

test('a line about the portal is a region of its name, said once, and takes no focus', () => {
  const { store } = renderAt(
    <NoticeLine actLabel="Reset" onAct={nothing}>
      Local build of reports
    </NoticeLine>,
  );

  expect(screen.getByRole('region', { name: 'Local build of reports' })).toBeVisible();
  expect(store.get(announcementAtom)).toBe('Local build of reports');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('its one button acts; without a way to dismiss it, it stays', async () => {
  const onAct = jest.fn();
  renderAt(
    <NoticeLine actLabel="Reset" onAct={onAct}>
      Local build of reports
    </NoticeLine>,
  );

  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onAct).toHaveBeenCalledTimes(1);
});

test('a line that may be sent away has a second button for that', async () => {
  const onAct = jest.fn();
  const onDismiss = jest.fn();
  renderAt(
    <NoticeLine actLabel="Reload" onAct={onAct} onDismiss={onDismiss}>
      A newer version is ready.
    </NoticeLine>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onAct).not.toHaveBeenCalled();
});

function Line({ children }: { children: string }) {
  const [isAway, setAway] = useState(false);
  return (
    !isAway && (
      <NoticeLine
        actLabel="Reload"
        onAct={nothing}
        onDismiss={() => {
          setAway(true);
        }}
      >
        {children}
      </NoticeLine>
    )
  );
}

test('Tab goes on from a line that is sent away, to the next line and then to the page', async () => {
  renderAt(
    <>
      <NoticeLines>
        <Line>A newer version is ready.</Line>
        <Line>Channel staging</Line>
      </NoticeLines>
      <a href="/reports">Reports</a>
    </>,
  );
  const dismiss = (name: string) =>
    userEvent.click(within(screen.getByRole('region', { name })).getByRole('button', { name: 'Dismiss' }));

  await dismiss('A newer version is ready.');
  expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();

  await dismiss('Channel staging');
  expect(document.body).not.toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveFocus();
});
