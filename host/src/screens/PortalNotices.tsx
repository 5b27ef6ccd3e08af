import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { NoticeLines } from '../components/NoticeLines';
import { releaseAtom } from '../release/releaseAtom';
import type { RunningRelease } from '../release/RunningRelease';
import { useLatePart } from '../state/useLatePart';

/** What the portal says of itself, and last what the tab says. In development there is no release to speak of. */
export function PortalNotices({ line }: { line: ReactNode }) {
  const running = useAtomValue(releaseAtom);

  return (
    <NoticeLines>
      {running && <LateReleaseNotice running={running} />}
      {line}
    </NoticeLines>
  );
}

const loadNotice = async () =>
  (await import(/* webpackChunkName: "release-notice" */ './ReleaseNotice')).ReleaseNotice;

function LateReleaseNotice({ running }: { running: RunningRelease }) {
  const late = useLatePart(loadNotice);
  return late && <late.Part running={running} />;
}
