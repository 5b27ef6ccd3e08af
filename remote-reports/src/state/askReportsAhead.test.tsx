import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useFollow } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
import { askReportsAhead } from './askReportsAhead';

function Links() {
  useFollow(askReportsAhead);
  return (
    <>
      <a href="/reports">list</a>
      <a href="/reports/pharma%20health">latest</a>
      <a href="/reports/energy/20240102">dated</a>
    </>
  );
}

/** The server, after a pointer has rested on a link. */
async function restOn(name: string) {
  jest.useFakeTimers({ advanceTimers: true });
  const server = fakeServer({
    'GET /ai/mediamonitoring/report/pharma%20health/latest': '{}',
    'GET /ai/mediamonitoring/report/energy/20240102': '{}',
  });
  renderAt(<Links />);
  fireEvent.pointerMove(screen.getByText(name));
  await jest.advanceTimersByTimeAsync(120);
  return server;
}

test.each([
  ['latest', ['GET /ai/mediamonitoring/report/pharma%20health/latest']],
  ['dated', ['GET /ai/mediamonitoring/report/energy/20240102']],
  ['list', []],
])('S-82 a pointer on the link "%s" asks for the report behind it, if there is one', async (name, calls) => {
  const server = await restOn(name);
  await waitFor(() => {
    expect(server.calls).toEqual(calls);
  });
  jest.useRealTimers();
});
