import {
  configAtom,
  createLatePart,
  followEach,
  useComeback,
  useFollow,
  usePart,
  type LatePart,
  type Store,
} from '@portal/shared';
import { useAtomValue } from 'jotai';
import { NoticeLines } from '../components/NoticeLines';
import type { LocalRemote } from '../local/LocalRemote';
import { localRemoteAtom } from '../local/localRemoteAtom';
import { releaseAtom } from '../release/releaseAtom';
import type { FallenRemote, RunningRelease } from '../release/RunningRelease';
import { reloadIfGone } from '../release/reloadIfGone';

interface PortalNoticesProps {
  fallbackPart?: typeof fallbackLine;
  channelPart?: typeof channelLine;
  localPart?: typeof localBuildLine;
}

/** Notices about the portal itself. In development there is no release to report on. */
export function PortalNotices({
  fallbackPart = fallbackLine,
  channelPart = channelLine,
  localPart = localBuildLine,
}: PortalNoticesProps) {
  const running = useAtomValue(releaseAtom);
  const localRemote = useAtomValue(localRemoteAtom);
  const { allowChannelLink } = useAtomValue(configAtom);

  return (
    <NoticeLines>
      {running && <LateReleaseNotice running={running} />}
      {running?.fallen?.map((fallen) => (
        <LateFallbackLine key={fallen.name} part={fallbackPart} fallen={fallen} />
      ))}
      {allowChannelLink && running && running.channel !== 'production' && (
        <LateChannelLine part={channelPart} channel={running.channel} />
      )}
      {localRemote && <LateLocalBuildLine part={localPart} remote={localRemote} />}
    </NoticeLines>
  );
}

/** Nobody asks for these lines: a part that failed is asked for again when the reader or the network comes back. */
function useNotice<Props>(part: LatePart<Props>) {
  const used = usePart(part);
  useComeback(used.hasFailed, used.load);
  return used;
}

const releaseNotice = createLatePart({
  name: 'frame.parts',
  load: async () => (await import(/* webpackChunkName: "release-notice" */ './ReleaseNotice')).ReleaseNotice,
});

const watchForItself = (store: Store) =>
  followEach(store, releaseNotice, ({ status }) => {
    if (status === 'failed') reloadIfGone(store);
    return undefined;
  });

function LateReleaseNotice({ running }: { running: RunningRelease }) {
  const { Part: ReleaseNotice } = useNotice(releaseNotice);
  useFollow(watchForItself);
  return ReleaseNotice && <ReleaseNotice running={running} />;
}

const channelLine = createLatePart({
  name: 'channel.line',
  load: async () => (await import(/* webpackChunkName: "channel-line" */ './ChannelLine')).ChannelLine,
  onUse: 'load',
});

function LateChannelLine({ part, channel }: { part: typeof channelLine; channel: string }) {
  const { Part: ChannelLine } = useNotice(part);
  return ChannelLine && <ChannelLine channel={channel} />;
}

const fallbackLine = createLatePart({
  name: 'fallback.line',
  load: async () => (await import(/* webpackChunkName: "fallback" */ './FallbackLine')).FallbackLine,
  onUse: 'load',
});

function LateFallbackLine({ part, fallen }: { part: typeof fallbackLine; fallen: FallenRemote }) {
  const { Part: FallbackLine } = useNotice(part);
  return FallbackLine && <FallbackLine fallen={fallen} />;
}

const localBuildLine = createLatePart({
  name: 'local.line',
  load: async () =>
    (await import(/* webpackChunkName: "local-build" */ '../local/LocalBuildLine')).LocalBuildLine,
  onUse: 'load',
});

function LateLocalBuildLine({ part, remote }: { part: typeof localBuildLine; remote: LocalRemote }) {
  const { Part: LocalBuildLine } = useNotice(part);
  return LocalBuildLine && <LocalBuildLine remote={remote} />;
}
