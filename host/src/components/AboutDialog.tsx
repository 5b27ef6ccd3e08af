import { color } from '@portal/shared';
import { Dialog } from '@portal/shared/dialog';
import { styled } from 'styled-components';
import type { AppBuild } from '../model/AppBuild';
import { describeOrigin } from '../model/describeOrigin';
import type { RemoteParts } from '../model/RemoteParts';
import { BuildName } from './BuildName';
import { CopyForSupport } from './CopyForSupport';
import { aboutTexts } from '../texts/aboutTexts';
import { locale } from '../texts/locale';

interface AboutDialogProps {
  company: string;
  productTitle: string;
  /** Null in development. */
  release: { number: number; channel: string; at: string } | null;
  apps: (AppBuild & { parts: RemoteParts | null })[];
  /** The origin of a build is unknown because its record could not be fetched. */
  hasFailed: boolean;
  /** The dialog's content for the clipboard. */
  supportText: () => string;
  onClose: () => void;
}

/** The purpose of the portal and whom to ask; folded below, the running release and its builds, for support. */
export function AboutDialog({
  company,
  productTitle,
  release,
  apps,
  hasFailed,
  supportText,
  onClose,
}: AboutDialogProps) {
  return (
    <Dialog placement="middle" title={aboutTexts.title} onClose={onClose}>
      <p>{aboutTexts.purpose(productTitle, company)}</p>
      <p>{aboutTexts.whomToAsk}</p>
      <details>
        <Fold>{aboutTexts.details}</Fold>
        {release ? (
          <Release>
            {aboutTexts.release(release.number, release.channel)} <Moment iso={release.at} />
          </Release>
        ) : (
          <Release>{aboutTexts.development}</Release>
        )}
        {apps.length > 0 && (
          <ul role="list">
            {apps.map(({ app, build, instead, origin, parts }) => (
              <App key={app}>
                <strong>{app}</strong>
                <BuildName build={build} instead={instead} />
                {origin && (
                  <span>
                    {aboutTexts.commit(describeOrigin(origin))}
                    {origin.committedAt && (
                      <>
                        , <Moment iso={origin.committedAt} />
                      </>
                    )}
                  </span>
                )}
                {parts && <Parts parts={parts} />}
              </App>
            ))}
          </ul>
        )}
        {hasFailed && <Quiet>{aboutTexts.originUnknown}</Quiet>}
      </details>
      <CopyForSupport supportText={supportText} onClose={onClose} />
    </Dialog>
  );
}

const kinds = ['addresses', 'navigation', 'slots', 'roles'] as const satisfies (keyof RemoteParts)[];

/** The kinds that a remote has, a line each. */
function Parts({ parts }: { parts: RemoteParts }) {
  return (
    <PartList>
      {kinds
        .filter((kind) => parts[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <dt>{aboutTexts.parts[kind]}</dt>
            <dd>{parts[kind].join(', ')}</dd>
          </div>
        ))}
    </PartList>
  );
}

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

function Moment({ iso }: { iso: string }) {
  const time = new Date(iso);
  return <time dateTime={iso}>{Number.isNaN(time.getTime()) ? iso : format.format(time)}</time>;
}

const Fold = styled.summary`
  padding: 0.625rem 0;
  font-weight: 600;
  cursor: pointer;
`;

const Release = styled.p`
  padding-bottom: 0.5rem;
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

const PartList = styled.dl`
  margin: 0;
  color: ${color.muted};
  font-size: 0.875rem;

  dt,
  dd {
    display: inline;
    margin: 0;
    overflow-wrap: anywhere;
  }

  dt::after {
    content: ': ';
  }
`;

const Quiet = styled.p`
  color: ${color.muted};
  font-size: 0.875rem;
`;
