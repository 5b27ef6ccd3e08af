import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { Button, color } from '@portal/shared';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { AppBuild } from '../model/AppBuild';
import { describeOrigin } from '../model/describeOrigin';

interface AboutDialogProps {
  productTitle: string;
  /** Null in development. */
  release: { number: number; channel: string; at: string } | null;
  apps: AppBuild[];
  /** Whether it could not be found out where the apps came from. */
  hasFailed: boolean;
  /** Puts all of it on the clipboard as text. */
  onCopy: () => Promise<void>;
  onClose: () => void;
}

const outcomes = {
  copied: 'Copied.',
  refused: 'This browser does not allow copying. Please select the text above.',
} as const;

/** What is running here, for whoever is asked for help. */
export function AboutDialog({ productTitle, release, apps, hasFailed, onCopy, onClose }: AboutDialogProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);

  const copy = () => {
    setOutcome(null);
    onCopy().then(
      () => {
        setOutcome('copied');
      },
      () => {
        setOutcome('refused');
      },
    );
  };

  return (
    <Place open onClose={onClose} initialFocus={title}>
      <Backdrop />
      <Middle>
        <Panel>
          <Title ref={title} tabIndex={-1}>
            About this portal
          </Title>
          <div>
            <p>{productTitle}</p>
            {release ? (
              <p>
                Release {release.number}, {release.channel}, made <Moment iso={release.at} />
              </p>
            ) : (
              <p>Development</p>
            )}
          </div>
          {apps.length > 0 && (
            <ul>
              {apps.map(({ app, build, origin }) => (
                <App key={app}>
                  <strong>{app}</strong>
                  <span>
                    Build <code>{build}</code>
                  </span>
                  {origin && (
                    <span>
                      Commit {describeOrigin(origin)}
                      {origin.committedAt && (
                        <>
                          , <Moment iso={origin.committedAt} />
                        </>
                      )}
                    </span>
                  )}
                </App>
              ))}
            </ul>
          )}
          {hasFailed && <Quiet>Where a build came from could not be found out.</Quiet>}
          <Acts>
            <Button onClick={copy}>Copy for support</Button>
            <Button $quiet onClick={onClose}>
              Close
            </Button>
            {/* What is behind the dialog, and with it the page's own live region, is not heard now. */}
            <p role="status">{outcome && outcomes[outcome]}</p>
          </Acts>
        </Panel>
      </Middle>
    </Place>
  );
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Moment({ iso }: { iso: string }) {
  const time = new Date(iso);
  return <time dateTime={iso}>{Number.isNaN(time.getTime()) ? iso : format.format(time)}</time>;
}

const Place = styled(Dialog)`
  position: fixed;
  z-index: 100;
  inset: 0;

  @media print {
    display: none;
  }
`;

const Backdrop = styled(DialogBackdrop)`
  position: fixed;
  inset: 0;
  background: ${color.backdrop};
`;

const Middle = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 1rem;
  overflow-y: auto;
`;

const Panel = styled(DialogPanel)`
  display: grid;
  gap: 1rem;
  width: 100%;
  max-width: 32rem;
  padding: 1.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
`;

const Title = styled(DialogTitle)`
  font-size: 1.25rem;
  line-height: 1.75rem;
  font-weight: 700;
`;

const App = styled.li`
  display: grid;
  padding: 0.5rem 0;
  border-top: 1px solid ${color.line};

  span {
    color: ${color.muted};
    font-size: 0.875rem;
  }
`;

const Quiet = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;
