import { ErrorBoundary, Loading, logger, Notice } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { RemoteLoader } from './RemoteLoader';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import type { RemoteModuleName, RemoteModules } from './RemoteModules';

type ScreenName<Name extends RemoteModuleName> = Name extends `${string}/${infer Screen}` ? Screen : never;

type ScreenProps<Name extends RemoteModuleName> =
  RemoteModules[Name] extends Record<ScreenName<Name>, (props: infer Props) => unknown> ? Props : never;

interface RemoteScreenProps<Name extends RemoteModuleName> {
  name: Name;
  /** What the reader is told when it cannot be had. */
  unavailable: string;
  /** The props of the screen itself. */
  screenProps: ScreenProps<Name>;
}

/** A screen out of a remote: waits for it, and when it cannot be had or breaks, says so in its own place. */
export function RemoteScreen<Name extends RemoteModuleName>(props: RemoteScreenProps<Name>) {
  // The router keeps a component that stands at two addresses; another screen must start anew.
  return <NamedScreen key={props.name} {...props} />;
}

function NamedScreen<Name extends RemoteModuleName>({
  name,
  unavailable,
  screenProps,
}: RemoteScreenProps<Name>) {
  const loader = useAtomValue(remoteLoaderAtom);
  const [attempt, setAttempt] = useState(() => ({ number: 0, Screen: screenOf(loader, name) }));

  const tryAgain = () => {
    setAttempt(({ number }) => ({ number: number + 1, Screen: screenOf(loader, name) }));
  };

  return (
    <ErrorBoundary
      key={attempt.number}
      fallback={<Notice onAct={tryAgain}>{unavailable}</Notice>}
      onError={(error) => {
        logger.error(`remotes.${name}`, error);
      }}
    >
      <Suspense fallback={<Loading />}>
        <attempt.Screen {...(screenProps as object)} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The component itself when it is there already; otherwise one that waits for it, made anew for each attempt. */
function screenOf(loader: RemoteLoader, name: RemoteModuleName): ComponentType {
  const screen = name.slice(name.indexOf('/') + 1);
  const pick = (module: object) => (module as Record<string, ComponentType>)[screen] as ComponentType;
  const loaded = loader.loaded(name);
  return loaded ? pick(loaded) : lazy(async () => ({ default: pick(await loader.load(name)) }));
}
