import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';
import { ToolButton } from './ToolButton';
import { useArticleMark } from './useArticleMark';

interface ReadToggleProps {
  anchor: string;
  /** The title of the article, part of the button's accessible name. */
  title: string;
}

/** Marks an article as read, and as unread again. */
export function ReadToggle({ anchor, title }: ReadToggleProps) {
  const { isRead, setRead } = useArticleMark(anchor);

  return (
    <Toggle
      aria-pressed={isRead}
      aria-label={articleTexts.markAsReadName(title)}
      disabled={setRead === null}
      onClick={() => {
        setRead?.(!isRead);
      }}
    >
      {isRead ? articleTexts.isRead : articleTexts.markAsRead}
    </Toggle>
  );
}

// As wide in both states: the button beside it must not move.
const Toggle = styled(ToolButton)`
  min-width: 8rem;
  border-color: transparent;
  background: none;
  color: ${color.muted};

  &[aria-pressed='true'] {
    color: ${color.ink};
  }
`;
