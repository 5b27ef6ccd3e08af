import { color, Icon, useAnnouncement, useCopy } from '@portal/shared';
import { styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';
import { ToolButton } from './ToolButton';

interface CopyLinkProps {
  /** The path to copy, with its fragment. */
  path: string;
  /** The title of the article, part of the button's accessible name; missing for the report as a whole. */
  title?: string;
}

/** Copies an address of the portal to the clipboard, or shows it if the browser refuses. */
export function CopyLink({ path, title }: CopyLinkProps) {
  const { copy, copying } = useCopy({ shownFor: 3000 });
  const isCopied = copying === 'copied';
  const address = window.origin + path;
  const words = isCopied ? reportTexts.linkCopied : reportTexts.copyLink;

  useAnnouncement(announcements[copying]);

  return (
    <>
      <ToolButton
        aria-label={title === undefined ? words : reportTexts.toolName(words, title)}
        onClick={() => {
          void copy(address);
        }}
      >
        <Icon name={isCopied ? 'done' : 'link'} />
        <span>{words}</span>
      </ToolButton>
      {copying === 'refused' && <Address>{address}</Address>}
    </>
  );
}

// Emptied once it is over, so that another click announces the same text again.
const announcements = {
  idle: null,
  copied: reportTexts.linkCopied,
  refused: reportTexts.linkRefused,
  over: '',
};

const Address = styled.p`
  order: 1;
  flex-basis: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: 6px;
  font-size: 0.875rem;
  user-select: all;
`;
