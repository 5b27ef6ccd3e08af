import { ErrorBoundary, logger, newsChecksAtom, useComeback } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { panelsOf, type Panel } from '../page/panelsOf';
import { LoadedPart } from '../remotes/LoadedPart';
import { RemoteDown } from '../remotes/RemoteDown';
import { remoteLoaderAtom } from '../remotes/remoteLoaderAtom';
import { remotesAtom } from '../remotes/remotesAtom';

/** The parts of remotes that look for news on every screen. They draw nothing: the bell shows what they tell. */
export function NewsSources() {
  const panels = panelsOf(useAtomValue(remotesAtom), 'bell');
  return panels.map((panel) => <NewsSource key={panel.name} panel={panel} />);
}

/** One that fails is tried again when the reader comes back, or the network, or its remote for somebody else. */
function NewsSource({ panel: { name, source } }: { panel: Panel }) {
  const loader = useAtomValue(remoteLoaderAtom);
  const setChecks = useSetAtom(newsChecksAtom);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const tryAgain = () => {
    setFailed(false);
    setChecks((all) => ({ ...all, [source]: 'checking' }));
    setAttempt((number) => number + 1);
  };
  useComeback(hasFailed, tryAgain);

  return (
    <ErrorBoundary
      key={attempt}
      fallback={null}
      onError={(error) => {
        if (error instanceof RemoteDown) void error.isUp.then(tryAgain);
        else {
          logger.error(`remotes.${name}`, error);
          loader.discard(name);
        }
        setFailed(true);
        setChecks((all) => ({ ...all, [source]: 'failed' }));
      }}
    >
      <LoadedPart name={name} given={{ onReady: nothing } satisfies SlotProps} loading={null} />
    </ErrorBoundary>
  );
}

const nothing = () => undefined;
