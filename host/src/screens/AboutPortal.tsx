import { configAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { AboutDialog } from '../components/AboutDialog';
import { partsOf } from '../page/partsOf';
import { releaseAtom } from '../release/releaseAtom';
import { supportText } from '../release/supportText';
import { useAppBuilds } from '../release/useAppBuilds';
import { remotesAtom } from '../remotes/remotesAtom';

/** The about dialog with its data. Loaded on first use. */
export function AboutPortal({ onClose }: { onClose: () => void }) {
  const config = useAtomValue(configAtom);
  const { company, productTitle } = config;
  const remotes = useAtomValue(remotesAtom);
  const running = useAtomValue(releaseAtom);
  const { apps, hasFailed } = useAppBuilds(running);

  return (
    <AboutDialog
      company={company}
      productTitle={productTitle}
      release={running}
      apps={apps.map((one) => ({
        ...one,
        parts: partsOf(remotes, one.app.replaceAll('-', '_'), config),
      }))}
      hasFailed={hasFailed}
      supportText={() => supportText({ productTitle, running, apps })}
      onClose={onClose}
    />
  );
}
