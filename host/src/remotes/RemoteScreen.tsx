import { ErrorBoundary, Loading, logger, Notice, PageHeading } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { RemoteLoader } from './RemoteLoader';
import { remoteLoaderAtom } from './remoteLoaderAtom';
import type { RemoteModuleName, RemoteModules } from './RemoteModules';

type ScreenName<Name extends RemoteModuleName> = Name extends `${string}/${infer Screen}` ? Screen : never;

type ScreenProps<Name extends RemoteModuleName> =
  RemoteModules[Name] extends Record<ScreenName<Name>, (props: infer Props) => unknown> ? Props : never;

interface RemoteScreenProps<Name extends RemoteModuleName> {
  name: Name;
  /** Document title and message when the screen cannot be loaded. */
  unavailable: { title: string; line: string };
  screenProps: ScreenProps<Name>;
}

/** A screen of a remote. While it loads, or if it fails to load or render, a message is shown in its place. */
export function RemoteScreen<Name extends RemoteModuleName>(props: RemoteScreenProps<Name>) {
  // The router reuses a component that serves two addresses; another screen must be mounted anew.
  return <NamedScreen key={props.name} {...props} />;
}

function NamedScreen<Name extends RemoteModuleName>({
  name,
  unavailable,
  screenProps,
}: RemoteScreenProps<Name>) {
  const wrapper = useRef<HTMLDivElement>(null);
  const loader = useAtomValue(remoteLoaderAtom);
  const [attempt, setAttempt] = useState(() => ({ number: 0, Screen: screenOf(loader, name) }));

  const tryAgain = () => {
    // The focused button is about to be removed.
    wrapper.current?.focus({ preventScroll: true });
    setAttempt(({ number }) => ({ number: number + 1, Screen: screenOf(loader, name) }));
  };

  return (
    <div ref={wrapper} tabIndex={-1}>
      <ErrorBoundary
        key={attempt.number}
        fallback={
          <Unavailable>
            <PageHeading>{unavailable.title}</PageHeading>
            <Notice onAct={tryAgain}>{unavailable.line}</Notice>
          </Unavailable>
        }
        onError={(error) => {
          logger.error(`remotes.${name}`, error);
        }}
      >
        <Suspense fallback={<Loading />}>
          <attempt.Screen {...(screenProps as object)} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The loaded component, or one that waits for it, created anew for each attempt. */
function screenOf(loader: RemoteLoader, name: RemoteModuleName): ComponentType {
  const screen = name.slice(name.indexOf('/') + 1);
  const pick = (module: object) => (module as Record<string, ComponentType>)[screen] as ComponentType;
  const loaded = loader.loaded(name);
  return loaded ? pick(loaded) : lazy(async () => ({ default: pick(await loader.load(name)) }));
}

const Unavailable = styled.div`
  display: grid;
  gap: 1.5rem;
`;
