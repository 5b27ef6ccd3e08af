import { usePart } from '@portal/shared';
import { styled } from 'styled-components';
import { actionGroups } from '../model/actionGroups';
import type { FindProps } from './Find';
import { findPart } from './findPart';
import { ToolButton } from './ToolButton';

/** The box to find articles. Until it is loaded, its chips keep the room for it: their rows depend on their words. */
export function FindRoom(props: Omit<FindProps, 'types'>) {
  const { Part: Find, hasFailed } = usePart(findPart);
  if (hasFailed) return null;
  const types = actionGroups(props.articles).map(({ organisationType }) => organisationType);

  return (
    <Room $isReady={Find !== null}>
      {Find ? (
        <Find types={types} {...props} />
      ) : (
        ['All', 'New', 'Unread', ...types].map((type) => (
          <ToolButton key={type}>{type ?? 'Unspecified'}</ToolButton>
        ))
      )}
    </Room>
  );
}

const Room = styled.div<{ $isReady: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: -1rem;
  visibility: ${({ $isReady }) => ($isReady ? 'visible' : 'hidden')};

  @media screen {
    padding: ${({ $isReady }) => ($isReady ? 0 : '4.75rem 0 3.25rem')};
  }
`;
