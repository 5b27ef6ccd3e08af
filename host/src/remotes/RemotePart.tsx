import { ErrorBoundary, logger, useComeback } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import { tellSeen } from '../page/tellSeen';
import { FailedPart } from './FailedPart';
import { LoadedPart } from './LoadedPart';
import { remoteLoaderAtom } from './remoteLoaderAtom';

export interface RemotePartProps {
  name: RemoteModuleName;
  /** Props of the remote's component. */
  given: object;
  loading: ReactNode;
  /** The line in its place if it fails to load or render, and a heading above it. */
  unavailable: string;
  heading?: ReactNode;
  onFail?: () => void;
}

/**
 * A component of a remote behind its own boundary, with something in its place while it loads and if it fails. One that
 * could not be loaded, or failed for want of a network, is tried again when there is one, as data are (B-47), and when
 * the reader comes back: a device that slept gives up what was on its way. One that has failed is tried again when it
 * is given something else, such as another report. One that fails at its start comes from the build before, where there
 * is one; later that is up to the reader, who may have typed something.
 */
export function RemotePart(props: RemotePartProps) {
  // React reuses an element that stands in the same place; another component must be mounted anew.
  return <NamedPart key={props.name} {...props} />;
}

function NamedPart({ name, given, loading, unavailable, heading, onFail }: RemotePartProps) {
  const loader = useAtomValue(remoteLoaderAtom);
  const [attempt, setAttempt] = useState(0);
  const [mayHeal, setMayHeal] = useState(false);
  const [failedWith, setFailedWith] = useState<string | null>(null);
  const wasDrawn = useRef(false);
  const fallsBack = useRef(false);
  const failure = useRef<unknown>(undefined);

  const start = () => {
    setFailedWith(null);
    setMayHeal(false);
    setAttempt((number) => number + 1);
  };
  useComeback(mayHeal, start);
  const text = JSON.stringify(given);
  if (failedWith !== null && failedWith !== text) start();

  const decide = () => {
    const previous = loader.previous?.(name);
    fallsBack.current = previous !== undefined && !wasDrawn.current;
    return { previous, fallsBack: fallsBack.current };
  };
  return (
    // Takes the focus over from the notice that goes away.
    <div tabIndex={-1}>
      <ErrorBoundary
        key={attempt}
        fallback={
          <FailedPart
            decide={decide}
            loading={loading}
            heading={heading}
            onTryAgain={start}
            onFallBack={() => {
              loader.fallBack?.(name, failure.current);
              start();
            }}
          >
            {unavailable}
          </FailedPart>
        }
        onError={(error) => {
          logger.error(`remotes.${name}`, error);
          const isLoaded = loader.loaded(name) !== undefined;
          loader.discard(name);
          failure.current = error;
          wasDrawn.current = false;
          if (fallsBack.current) {
            loader.fallBack?.(name, error);
            start();
            return;
          }
          tellSeen({ event: isLoaded ? 'crash' : 'gone', app: name.split('/')[0] ?? '' });
          setFailedWith(text);
          setMayHeal(!isLoaded || !navigator.onLine);
          onFail?.();
        }}
      >
        <LoadedPart
          name={name}
          given={given}
          loading={loading}
          onDrawn={() => {
            wasDrawn.current = true;
          }}
        />
      </ErrorBoundary>
    </div>
  );
}
