import { configAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { AboutDialog } from '../components/AboutDialog';
import { releaseAtom } from '../release/releaseAtom';
import { supportText } from '../release/supportText';
import { useAppBuilds } from '../release/useAppBuilds';

/** Which builds this tab runs, to be read and to be handed on. Loaded when somebody asks. */
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
      // Without https there is no clipboard at all, and that is a refusal as well.
      onCopy={async () => navigator.clipboard.writeText(supportText({ productTitle, running, apps }))}
      onClose={onClose}
    />
  );
}
