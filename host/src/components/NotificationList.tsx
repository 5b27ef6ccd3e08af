import { Button, color, keepFocus, useAnnouncement, type NotificationItem } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { newsDay } from '../model/newsDay';
import type { NewsState } from '../model/NewsState';
import { barSurface } from './barSurface';
import { barSurfaceTexts } from '../texts/barSurfaceTexts';
import { barTexts } from '../texts/barTexts';
import { dayTexts } from '../texts/dayTexts';

interface NotificationListProps {
  items: NotificationItem[];
  state: NewsState;
  onFollow: () => void;
  onSeeAll: () => void;
}

/** News since the reader's last visit, as the remotes tell it, and whether they know (S-52, H-9). */
export function NotificationList({ items, state, onFollow, onSeeAll }: NotificationListProps) {
  const [now] = useState(() => new Date());
  const titleId = useId();
  const { isChecking, failures } = state;
  // Each once: two remotes may fail in the same words.
  const lines = [...new Set([...(isChecking ? [barSurfaceTexts.checking] : []), ...failures])];
  const isNothing = items.length === 0 && lines.length === 0;
  const count = items.length > 0 ? [`${barTexts.newNotifications(items.length)}.`] : [];
  useAnnouncement(isNothing ? barSurfaceTexts.nothingNew : [...count, ...lines].join(' '));

  return (
    // Takes the focus over from the button that goes away.
    <Surface tabIndex={-1}>
      <Title id={titleId}>{titleOf(items, now)}</Title>
      {items.length > 0 && (
        <Entries aria-labelledby={titleId}>
          {items.map(({ name, href, at }, index) => (
            <li key={index}>
              <Entry to={href} onClick={onFollow}>
                <bdi>{name}</bdi> <Day>{newsDay(at, now)}</Day>
              </Entry>
            </li>
          ))}
        </Entries>
      )}
      {[...lines, ...(isNothing ? [barSurfaceTexts.nothingNew] : [])].map((line) => (
        <Quiet key={line}>{line}</Quiet>
      ))}
      {items.length > 0 && (
        <All ref={keepFocus} $quiet onClick={onSeeAll}>
          {barSurfaceTexts.markAllSeen}
        </All>
      )}
    </Surface>
  );
}

/** `New since Fri, November 20`, the earliest visit that counts; without the day where no remote says one that can be read. */
function titleOf(items: NotificationItem[], now: Date): string {
  const [first] = items
    .flatMap(({ since = '' }) => (Number.isNaN(Date.parse(since)) ? [] : since))
    .sort((one, other) => Date.parse(one) - Date.parse(other));
  const day = first === undefined ? null : newsDay(first, now);
  if (day === null) return barSurfaceTexts.notifications;
  return barSurfaceTexts.newSince(day === dayTexts.today ? dayTexts.earlierToday : day);
}

const Surface = styled.div`
  ${barSurface}
  display: flex;
  flex-direction: column;
  max-height: 70vh;
  overflow-y: auto;
`;

// Scrolls by itself: what is done with all of them stays in sight below it.
const Entries = styled.ul`
  min-height: 2.75rem;
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

const Entry = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 1rem;
  padding: 0.625rem 0.75rem;
  border-radius: 6px;
  text-decoration: none;

  bdi {
    text-decoration: underline;
  }

  &:hover {
    background: ${color.accentSoft};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Day = styled.span`
  color: ${color.muted};
  font-size: 0.875rem;
`;

const All = styled(Button)`
  flex: none;
  width: 100%;
  margin-top: 0.5rem;
`;
