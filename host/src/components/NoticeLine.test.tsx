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

/** Lines of 53 px each, as a browser with a layout has them; gives the room that the page has kept free for them. */
function layOutLines() {
  const tellings = new Set<() => void>();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer: ResizeObserver = {
      observe: () => tellings.add(tell),
      unobserve: () => undefined,
      disconnect: () => tellings.delete(tell),
    };
    const tell = () => {
      callback([], observer);
    };
    return observer;
  });
  jest
    .spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
    .mockImplementation(() => screen.queryAllByRole('region').length * 53);
  return async () => {
    for (const tell of tellings) tell();
    await new Promise(requestAnimationFrame);
    return document.documentElement.style.getPropertyValue('--lines-height');
  };
}

test('WCAG 2.4.11 the page keeps as much room below as the lines take, all together', async () => {
  const room = layOutLines();
  renderAt(
    <NoticeLines>
      <Line>A newer version is ready.</Line>
      <Line>Channel staging</Line>
    </NoticeLines>,
  );
  expect(await room()).toBe('106px');
  await userEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body);
  expect(await room()).toBe('53px');
});

test('WCAG 1.4.10 in a low window, as at a zoom of 400 %, the lines scroll away with the page', () => {
  renderAt(<NoticeLines />);
  expect(document.head.textContent).toMatch(/\(max-height: ?480px\)\{\.\w+\{position:static;/);
});
