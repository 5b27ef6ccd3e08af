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
import { localRemoteAtom } from '../local/localRemoteAtom';
import { releaseAtom } from '../release/releaseAtom';
import type { RunningRelease } from '../release/RunningRelease';
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
        <Late key={fallen.name} part={fallbackPart} props={{ fallen }} />
      ))}
      {allowChannelLink && running && running.channel !== 'production' && (
        <Late part={channelPart} props={{ channel: running.channel }} />
      )}
      {localRemote && <Late part={localPart} props={{ remote: localRemote }} />}
    </NoticeLines>
  );
}

/** Nobody asks for a line: one that failed is asked for again when the reader or the network comes back. */
function Late<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const { Part, hasFailed, load } = usePart(part);
  useComeback(hasFailed, load);
  return Part && <Part {...props} />;
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
  useFollow(watchForItself);
  return <Late part={releaseNotice} props={{ running }} />;
}

const channelLine = createLatePart({
  name: 'channel.line',
  load: async () => (await import(/* webpackChunkName: "channel-line" */ './ChannelLine')).ChannelLine,
  onUse: 'load',
});

const fallbackLine = createLatePart({
  name: 'fallback.line',
  load: async () => (await import(/* webpackChunkName: "fallback" */ './FallbackLine')).FallbackLine,
  onUse: 'load',
});

const localBuildLine = createLatePart({
  name: 'local.line',
  load: async () =>
    (await import(/* webpackChunkName: "local-build" */ '../local/LocalBuildLine')).LocalBuildLine,
  onUse: 'load',
});
