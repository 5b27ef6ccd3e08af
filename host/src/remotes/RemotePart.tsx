import { ErrorBoundary, logger, Notice } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RemoteModuleName } from '../page/moduleName';
import { tellSeen } from '../page/tellSeen';
import { LoadedPart } from './LoadedPart';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import { useReconnect } from './useReconnect';

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
 * failed for want of a network is tried again when there is one, as data are (B-47).
 */
export function RemotePart(props: RemotePartProps) {
  // React reuses an element that stands in the same place; another component must be mounted anew.
  return <NamedPart key={props.name} {...props} />;
}

function NamedPart({ name, given, loading, unavailable, heading, onFail }: RemotePartProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const loader = useAtomValue(remoteLoaderAtom);
  const [attempt, setAttempt] = useState(0);
  const [isOffline, setOffline] = useState(false);

  const start = () => {
    setOffline(false);
    setAttempt((number) => number + 1);
  };
  const tryAgain = () => {
    // The focused button is about to be removed.
    wrapper.current?.focus({ preventScroll: true });
    start();
  };
  useReconnect(isOffline, () => {
    if (wrapper.current?.contains(document.activeElement)) tryAgain();
    else start();
  });

  return (
    <div ref={wrapper} tabIndex={-1}>
      <ErrorBoundary
        key={attempt}
        fallback={
          <Unavailable>
            {heading}
            <Notice onAct={tryAgain}>{unavailable}</Notice>
          </Unavailable>
        }
        onError={(error) => {
          logger.error(`remotes.${name}`, error);
          tellSeen({ event: loader.loaded(name) ? 'crash' : 'gone', app: name.split('/')[0] ?? '' });
          loader.discard(name);
          setOffline(!navigator.onLine);
          onFail?.();
        }}
      >
        <LoadedPart name={name} given={given} loading={loading} />
      </ErrorBoundary>
    </div>
  );
}

const Unavailable = styled.div`
  display: grid;
  gap: 1.5rem;
`;
