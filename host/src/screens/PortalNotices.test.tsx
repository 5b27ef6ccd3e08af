import { createLatePart } from '@portal/shared';
import { neverIdle, renderAt, turnTab } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ComponentProps, ComponentType } from 'react';
import type { LocalRemote } from '../local/LocalRemote';
import { localRemoteAtom } from '../local/localRemoteAtom';
import type { RunningRelease } from '../release/RunningRelease';
import { releaseAtom } from '../release/releaseAtom';
import { PortalNotices } from './PortalNotices';

const Line = () => <p>The line</p>;

/** A part whose first chunk fails, and whose next one comes. */
function failingOnce<Props extends object>() {
  const load = jest
    .fn<Promise<ComponentType<Props>>, []>()
    .mockResolvedValue(Line)
    .mockRejectedValueOnce(new Error('no chunk'));
  return createLatePart<Props>({ name: 'test.line', load, onUse: 'load' });
}

const running = {
  number: 12,
  channel: 'production',
  at: '2026-11-21T08:00:00.000Z',
  builds: {},
  outlivesReload: true,
};
const fallen = [{ app: 'remote-reports', name: 'remote_reports', instead: 'r2', since: running.at }];
const localRemote = { name: 'remote_reports', entry: 'http://localhost:4301/entry.js', isAccepted: true };

interface Shown {
  release?: RunningRelease;
  local?: LocalRemote;
}

const lines: [of: string, parts: ComponentProps<typeof PortalNotices>, shown: Shown][] = [
  ['the build before', { fallbackPart: failingOnce() }, { release: { ...running, fallen } }],
  ['the channel', { channelPart: failingOnce() }, { release: { ...running, channel: 'staging' } }],
  ['the local build', { localPart: failingOnce() }, { local: localRemote }],
];

test.each(lines)(
  'F-22 the line about %s is there once the reader comes back, if its chunk had failed',
  async (_of, parts, { release = running, local }) => {
    neverIdle();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createStore();
    store.set(releaseAtom, release);
    store.set(localRemoteAtom, local ?? null);
    renderAt(<PortalNotices {...parts} />, { store, config: { allowChannelLink: true } });
    // The chunk has failed, and that is drawn.
    await act(() => Promise.resolve());
    expect(errors.mock.calls).toEqual([['[portal] test.line: Error: no chunk']]);

    turnTab('visible');
    expect(await screen.findByText('The line')).toBeVisible();
  },
);
