import { ErrorBoundary, logger, Notice } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RemoteModuleName } from '../page/moduleName';
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

/** A component of a remote behind its own boundary, with something in its place while it loads and if it fails. */
export function RemotePart(props: RemotePartProps) {
  // React reuses an element that stands in the same place; another component must be mounted anew.
  return <NamedPart key={props.name} {...props} />;
}

function NamedPart({ name, given, loading, unavailable, heading, onFail }: RemotePartProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const loader = useAtomValue(remoteLoaderAtom);
  const [attempt, setAttempt] = useState(0);

  const tryAgain = () => {
    // The focused button is about to be removed.
    wrapper.current?.focus({ preventScroll: true });
    setAttempt((number) => number + 1);
  };

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
          loader.discard(name);
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
