import { styled } from 'styled-components';
import { organisationTypes } from '../model/organisationTypes';
import { articleTexts } from '../texts/articleTexts';
import { reportTexts } from '../texts/reportTexts';
import { chipRow } from './chipRow';
import type { FindProps } from './Find';
import { findPart } from './findPart';
import { ToolButton } from './ToolButton';
import { useRetriedPart } from './useRetriedPart';

/** The box to find articles. Until it is loaded, its chips keep the room for it: their rows depend on their words. */
export function FindRoom(props: FindProps) {
  const { Part: Find } = useRetriedPart(findPart);

  return (
    <Room inert={!Find}>
      {Find ? (
        <Find {...props} />
      ) : (
        [reportTexts.all, reportTexts.new, reportTexts.unread, ...organisationTypes(props.articles)].map(
          (type, index) => <ToolButton key={index}>{type ?? articleTexts.noOrganisationType}</ToolButton>,
        )
      )}
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: -1rem;

  &[inert] {
    ${chipRow}
    visibility: hidden;
    padding: 4.75rem 0 3.25rem;

    /* Between the marks and the organisation types. */
    & :nth-child(4) {
      margin-inline-start: 0.5rem;
    }
  }
`;
