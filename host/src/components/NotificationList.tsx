import { color, paths, type ReportListItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { barSurface } from './barSurface';

interface NotificationListProps {
  news: ReportListItem[];
  onFollow: () => void;
}

/** Reports that are newer than the reader's last visit (S-52, H-9). */
export function NotificationList({ news, onFollow }: NotificationListProps) {
  return (
    <Surface>
      <Title>Notifications</Title>
      {news.length === 0 ? (
        <Quiet>Nothing new</Quiet>
      ) : (
        <ul>
          {news.map((report) => (
            <li key={report.slug}>
              <Report to={paths.report(report.slug ?? '')} onClick={onFollow}>
                {report.name}
              </Report>
            </li>
          ))}
        </ul>
      )}
    </Surface>
  );
}

const Surface = styled.div`
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
