import { barHeight, Button, color, useAnnouncement, useTimer } from '@portal/shared';
import { createGlobalStyle, styled } from 'styled-components';
import { newerReportTexts } from '../texts/newerReportTexts';
import { useIsFollowedAgain } from './useIsFollowedAgain';
import { useScrollAnchoring } from './useScrollAnchoring';

/** Offers a newer report: the text that the reader is reading is never replaced without being asked. */
export function NewerReport({ onShow }: { onShow: () => void }) {
  useAnnouncement(newerReportTexts.isThere);
  useTimer(useIsFollowedAgain() ? 0 : null, onShow);
  const anchor = useScrollAnchoring();

  return (
    <Line ref={anchor}>
      <KeepJumpsBelow />
      <p>{newerReportTexts.isThere}</p>
      <Button $quiet onClick={onShow}>
        {newerReportTexts.show}
      </Button>
    </Line>
  );
}

// The line covers a second row at the top of the window.
const KeepJumpsBelow = createGlobalStyle`
  @media (min-height: 481px) {
    html { --room-above: ${barHeight + 5.5}rem; }
  }
`;

// Sticky, except in a window too low to spare the room.
const Line = styled.div`
  @media (min-height: 481px) {
    position: sticky;
    top: ${barHeight + 0.5}rem;
    z-index: 2;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  max-width: 44rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.accentSoft};

  @media print {
    display: none;
  }
`;
