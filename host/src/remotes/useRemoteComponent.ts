import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import type { RemoteModuleName } from '../page/moduleName';
import type { RemoteComponent } from './RemoteLoader';
import { remoteLoaderAtom } from './remoteLoaderAtom';

type Outcome = Loaded | { error: unknown };

interface Loaded {
  Component: RemoteComponent;
}

/**
 * A component of a remote, null until it is there, throws if it fails. It is drawn in pieces, as a transition; `lazy`
 * would hold it back for 300 ms.
 */
export function useRemoteComponent(name: RemoteModuleName): Loaded | null {
  const loader = useAtomValue(remoteLoaderAtom);
  const [outcome, setOutcome] = useState<Outcome | null>(() => {
    const Component = loader.loaded(name);
    return Component ? { Component } : null;
  });

  useEffect(() => {
    if (outcome) return;
    let isWanted = true;
    const end = (result: Outcome) => {
      if (!isWanted) return;
      startTransition(() => {
        setOutcome(result);
      });
    };
    loader.load(name).then(
      (Component) => {
        end({ Component });
      },
      (error: unknown) => {
        end({ error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [outcome, loader, name]);

  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome;
}
