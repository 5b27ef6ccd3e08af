import { configAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { AboutDialog } from '../components/AboutDialog';
import { releaseAtom } from '../release/releaseAtom';
import { supportText } from '../release/supportText';
import { useAppBuilds } from '../release/useAppBuilds';

/** The about dialog with its data. Loaded on first use. */
export function AboutPortal({ onClose }: { onClose: () => void }) {
  const { productTitle } = useAtomValue(configAtom);
  const running = useAtomValue(releaseAtom);
  const { apps, hasFailed } = useAppBuilds(running);

  return (
    <AboutDialog
      productTitle={productTitle}
      release={running}
      apps={apps}
      hasFailed={hasFailed}
      supportText={() => supportText({ productTitle, running, apps })}
      onClose={onClose}
    />
  );
}
