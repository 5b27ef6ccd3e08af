import { configAtom, createLatePart, useComeback, usePart } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { NoticeLines } from '../components/NoticeLines';
import type { LocalRemote } from '../local/LocalRemote';
import { localRemoteAtom } from '../local/localRemoteAtom';
import { releaseAtom } from '../release/releaseAtom';
import type { FallenRemote, RunningRelease } from '../release/RunningRelease';

/** Notices about the portal itself. In development there is no release to report on. */
export function PortalNotices() {
  const running = useAtomValue(releaseAtom);
  const localRemote = useAtomValue(localRemoteAtom);
  const { allowChannelLink } = useAtomValue(configAtom);

  return (
    <NoticeLines>
      {running && <LateReleaseNotice running={running} />}
      {running?.fallen?.map((fallen) => (
        <LateFallbackLine key={fallen.name} fallen={fallen} />
      ))}
      {allowChannelLink && running && running.channel !== 'production' && (
        <LateChannelLine channel={running.channel} />
      )}
      {localRemote && <LateLocalBuildLine remote={localRemote} />}
    </NoticeLines>
  );
}

const releaseNotice = createLatePart({
  name: 'frame.parts',
  load: async () => (await import(/* webpackChunkName: "release-notice" */ './ReleaseNotice')).ReleaseNotice,
});

function LateReleaseNotice({ running }: { running: RunningRelease }) {
  const { Part: ReleaseNotice, hasFailed, load } = usePart(releaseNotice);
  // Nothing else would tell an old tab that another release is live.
  useComeback(hasFailed, load);
  return ReleaseNotice && <ReleaseNotice running={running} />;
}

const channelLine = createLatePart({
  name: 'channel.line',
  load: async () => (await import(/* webpackChunkName: "channel-line" */ './ChannelLine')).ChannelLine,
  onUse: 'load',
});

function LateChannelLine({ channel }: { channel: string }) {
  const { Part: ChannelLine } = usePart(channelLine);
  return ChannelLine && <ChannelLine channel={channel} />;
}

const fallbackLine = createLatePart({
  name: 'fallback.line',
  load: async () => (await import(/* webpackChunkName: "fallback" */ './FallbackLine')).FallbackLine,
  onUse: 'load',
});

function LateFallbackLine({ fallen }: { fallen: FallenRemote }) {
  const { Part: FallbackLine } = usePart(fallbackLine);
  return FallbackLine && <FallbackLine fallen={fallen} />;
}

const localBuildLine = createLatePart({
  name: 'local.line',
  load: async () =>
    (await import(/* webpackChunkName: "local-build" */ '../local/LocalBuildLine')).LocalBuildLine,
  onUse: 'load',
});

function LateLocalBuildLine({ remote }: { remote: LocalRemote }) {
  const { Part: LocalBuildLine } = usePart(localBuildLine);
  return LocalBuildLine && <LocalBuildLine remote={remote} />;
}
