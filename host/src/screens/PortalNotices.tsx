import { useAtomValue } from 'jotai';
import { NoticeLines } from '../components/NoticeLines';
import { releaseAtom } from '../release/releaseAtom';
import type { RunningRelease } from '../release/RunningRelease';
import { useLatePart } from '../state/useLatePart';

/** What the portal says of itself. In development there is no release to speak of. */
export function PortalNotices() {
  const running = useAtomValue(releaseAtom);

  return <NoticeLines>{running && <LateReleaseNotice running={running} />}</NoticeLines>;
}

const loadNotice = async () =>
  (await import(/* webpackChunkName: "release-notice" */ './ReleaseNotice')).ReleaseNotice;

function LateReleaseNotice({ running }: { running: RunningRelease }) {
  const late = useLatePart(loadNotice);
  return late && <late.Part running={running} />;
}
