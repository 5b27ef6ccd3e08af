import { createLatePart, Notice, usePart } from '@portal/shared';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PreviousBuild } from '../page/PortalPage';

interface FailedPartProps {
  /** Decides what happens now, once: whether the build before comes by itself, or the reader may choose it. */
  decide: () => { previous: PreviousBuild | undefined; fallsBack: boolean };
  loading: ReactNode;
  heading: ReactNode;
  onTryAgain: () => void;
  onFallBack: () => void;
  /** The line. */
  children: string;
}

/** In the place of a component that has failed: as before where the build before is on its way, or what can be done. */
export function FailedPart({ decide, loading, heading, onTryAgain, onFallBack, children }: FailedPartProps) {
  const [{ previous, fallsBack }] = useState(decide);
  if (fallsBack) return loading;
  return (
    <Unavailable>
      {heading}
      <Notice
        onAct={onTryAgain}
        beside={previous && <LateOffer since={previous.since} onTake={onFallBack} />}
      >
        {children}
      </Notice>
    </Unavailable>
  );
}

const previousOffer = createLatePart({
  name: 'remotes.previous',
  load: async () => (await import(/* webpackChunkName: "fallback" */ './PreviousOffer')).PreviousOffer,
  onUse: 'load',
});

function LateOffer(props: { since: string; onTake: () => void }) {
  const { Part: PreviousOffer } = usePart(previousOffer);
  return PreviousOffer && <PreviousOffer {...props} />;
}

const Unavailable = styled.div`
  display: grid;
  gap: 1.5rem;
`;
