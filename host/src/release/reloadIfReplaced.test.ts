import type { PageRelease } from '../page/PortalPage';
import { reloadIfReplaced } from './reloadIfReplaced';

const other: PageRelease = { number: 90, channel: 'production', at: '2026-11-21T08:00:00.000Z', builds: {} };

beforeEach(() => {
  sessionStorage.clear();
});

async function reloadsOf(
  found: PageRelease | null | Error,
  { number, outlivesReload = true }: { number: number; outlivesReload?: boolean },
) {
  const reload = jest.fn();
  const findOther = jest.fn(() => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)));
  await reloadIfReplaced({ number, outlivesReload }, findOther, reload);
  return { reloads: reload.mock.calls.length, looks: findOther.mock.calls.length };
}

test('a tab that lacks a file is loaded again if another release is live', async () => {
  expect(await reloadsOf(other, { number: 51 })).toEqual({ reloads: 1, looks: 1 });
});

test('it is not if its own is live, if nobody knows, or if that would end the session', async () => {
  expect(await reloadsOf(null, { number: 52 })).toEqual({ reloads: 0, looks: 1 });
  expect(await reloadsOf(new Error('no page'), { number: 53 })).toEqual({ reloads: 0, looks: 1 });
  expect(await reloadsOf(other, { number: 54, outlivesReload: false })).toEqual({ reloads: 0, looks: 1 });
});

test('without a network nobody looks', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await reloadsOf(other, { number: 55 })).toEqual({ reloads: 0, looks: 0 });
});
