import { barHeight, color, Loading, useAnnouncement, type Load } from '@portal/shared';
import { createGlobalStyle, styled } from 'styled-components';
import { newerReportTexts } from '../texts/newerReportTexts';
import { FailedNotice } from './FailedNotice';
import { NewerReportOffer } from './NewerReportOffer';
import { useScrollAnchoring } from './useScrollAnchoring';

interface NewerReportProps {
  /** Of the newer report; null until it is asked for. */
  load: Load<unknown> | null;
  onShow: () => void;
}

/** Offers a newer report: the text that the reader is reading is never replaced without being asked, nor before it is there. */
export function NewerReport({ load, onShow }: NewerReportProps) {
  useAnnouncement(newerReportTexts.isThere);
  const anchor = useScrollAnchoring();

  return (
    <Line ref={anchor}>
      <KeepJumpsBelow />
      {load === null ? (
        <NewerReportOffer onShow={onShow} />
      ) : load.status === 'failed' ? (
        <FailedNotice subject="newer" reason={load.reason} retryAt={load.retryAt} onTryAgain={onShow} />
      ) : (
        <Loading isLine />
      )}
    </Line>
  );
}

// The line covers a second row at the top of the window.
const KeepJumpsBelow = createGlobalStyle`
  @media (min-height: 481px) {
    html { --room-above: ${barHeight + 5.5}rem; }
  }
`;

// Sticky, except in a window too low to spare the room. As high as its button, which goes with the press: nothing moves.
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
  min-height: 3.875rem;
  padding: 0.5rem 0.5rem 0.5rem 1rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.accentSoft};

  @media print {
    display: none;
  }
`;
