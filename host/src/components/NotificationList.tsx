import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { color, paths, type ReportListItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { barButton } from './BarButton';
import { BarIcon } from './BarIcon';
import { barSurface } from './barSurface';
import { NewMark } from './NewMark';

/** The bell: the reports that are newer than the reader's last visit (S-52, H-9). */
export function Notifications({ news }: { news: ReportListItem[] }) {
  return (
    <Place>
      <Opener data-tool="notifications" aria-label={notificationsName(news.length)}>
        <BarIcon name="bell" />
        {news.length > 0 && <NewMark />}
      </Opener>
      <Surface>
        <Title>Notifications</Title>
        {news.length === 0 ? (
          <Quiet>Nothing new</Quiet>
        ) : (
          <ul>
            {news.map((report) => (
              <li key={report.slug}>
                <CloseButton as={Report} to={paths.report(report.slug ?? '')}>
                  {report.name}
                </CloseButton>
              </li>
            ))}
          </ul>
        )}
      </Surface>
    </Place>
  );
}

export const notificationsName = (count: number) =>
  count === 0 ? 'Notifications' : `Notifications, ${String(count)} new`;

const Place = styled(Popover)`
  position: relative;
`;

const Opener = styled(PopoverButton)`
  ${barButton}
  position: relative;
`;

const Surface = styled(PopoverPanel)`
  ${barSurface}
  max-height: 70vh;
  overflow-y: auto;
`;

const Title = styled.p`
  padding: 0.5rem 0.75rem;
  font-weight: 600;
`;

const Quiet = styled.p`
  padding: 0 0.75rem 0.75rem;
  color: ${color.muted};
`;

const Report = styled(Link)`
  display: block;
  padding: 0.625rem 0.75rem;
  border-radius: 6px;

  &:hover {
    background: ${color.accentSoft};
  }
`;
