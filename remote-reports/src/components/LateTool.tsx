import { color, Icon, useAnnouncement, usePart, type LatePart } from '@portal/shared';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { reportTexts } from '../texts/reportTexts';
import { ToolButton } from './ToolButton';
import { useWanted } from './useWanted';

interface LateToolProps<Props> {
  part: LatePart<Props>;
  icon: ComponentProps<typeof Icon>['name'];
  /** Text of the button. */
  text: string;
  /** The subject of the button, part of its accessible name; missing for the report as a whole. */
  title?: string | undefined;
  render: (Part: ComponentType<Props>, onClose: () => void) => ReactNode;
}

/** A button that opens a part loaded late, and the part while it is open. */
export function LateTool<Props>(props: LateToolProps<Props>) {
  const { part, icon, text, title, render } = props;
  const { Part, hasFailed, load, preload } = usePart(part);
  const [isWanted, setWanted, place] = useWanted<HTMLDivElement>(!Part && !hasFailed);
  const isOpen = isWanted && !hasFailed;
  const isOpening = isOpen && !Part;
  const problem = isWanted && hasFailed ? reportTexts.notOpened(text) : null;
  useAnnouncement(isOpening ? reportTexts.opening : problem);

  return (
    <div ref={place} style={{ display: 'contents' }}>
      {/* The popup stands under its button: both are in a box of their own. */}
      <div>
        <ToolButton
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={title === undefined ? undefined : reportTexts.toolName(text, title)}
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button, and the part returns the focus to the element that had it.
            currentTarget.focus();
            setWanted(!isOpen);
            load();
          }}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Icon name={icon} />
          {text}
        </ToolButton>
        {isOpen &&
          Part &&
          render(Part, () => {
            setWanted(false);
          })}
      </div>
      {isOpening && <Hint $isLate>{reportTexts.opening}</Hint>}
      {problem !== null && <Hint>{problem}</Hint>}
    </div>
  );
}

const appear = keyframes`from { opacity: 0 }`;

const Hint = styled.p<{ $isLate?: boolean }>`
  order: 1;
  flex-basis: 100%;
  color: ${color.muted};
  font-size: 0.875rem;
  animation: ${appear} 100ms ${({ $isLate }) => ($isLate ? '500ms' : '0s')} backwards;

  @media print {
    display: none;
  }
`;
