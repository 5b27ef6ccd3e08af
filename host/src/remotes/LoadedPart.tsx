import { useElapsed, useTimer } from '@portal/shared';
import { Suspense, type ReactNode } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import { useRemoteComponent } from './useRemoteComponent';

/** A component that still waits for something after this time (ms) counts as broken. */
export const drawTimeout = 10_000;
/** A component that was on the screen for less (ms) has not started: its data came just now, and nobody has used it. */
export const startTime = 1_000;

interface LoadedPartProps {
  name: RemoteModuleName;
  /** Props of the remote's component. */
  given: object;
  loading: ReactNode;
  /** The component is on the screen, and has stayed there. */
  onDrawn?: () => void;
}

/** A component of a remote, which may suspend, but not for ever: it throws when its time is over. */
export function LoadedPart({ name, given, loading, onDrawn }: LoadedPartProps) {
  const loaded = useRemoteComponent(name);
  if (!loaded) return loading;
  return (
    <Suspense fallback={<Limited>{loading}</Limited>}>
      <loaded.Component {...given} />
      {onDrawn && <Drawn onDrawn={onDrawn} />}
    </Suspense>
  );
}

/** Mounted together with the component, when nothing of it waits any more: from then on somebody may use it. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useTimer(startTime, onDrawn);
  return null;
}

function Limited({ children }: { children: ReactNode }) {
  if (useElapsed(drawTimeout)) throw new Error(`not drawn within ${String(drawTimeout / 1000)} s`);
  return children;
}
