import { Badge, color, from, type Action } from '@portal/shared';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';
import { prose } from './prose';

interface ActionItemProps {
  action: Action;
  /** Draws a text with its hits marked. */
  mark: (text: string) => ReactNode;
}

/** A suggested action. A missing part is left out together with its label. */
export function ActionItem({ action, mark }: ActionItemProps) {
  return (
    <Item>
      <Head>
        {action.name !== null && <h4 dir="auto">{mark(action.name)}</h4>}
        <Badge label={articleTexts.organisationTypeLabel} kind="outlined">
          {action.organisationType ?? articleTexts.noOrganisationType}
        </Badge>
      </Head>
      <Texts>
        {action.action !== null && (
          <div>
            <dt>{articleTexts.action}</dt>
            <dd dir="auto">{mark(action.action)}</dd>
          </div>
        )}
        {action.impact !== null && (
          <div>
            <dt>{articleTexts.impact}</dt>
            <dd dir="auto">{mark(action.impact)}</dd>
          </div>
        )}
      </Texts>
    </Item>
  );
}

const Item = styled.li`
  padding-left: 1rem;
  border-left: 3px solid ${color.control};

  @media print {
    break-inside: avoid;
  }
`;

// Its parts have no component of their own: a report may have thousands of them.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;

  h4 {
    font-weight: 600;
  }
`;

const Texts = styled.dl`
  display: grid;
  gap: 0.5rem 1.5rem;
  margin-top: 0.5rem;

  ${from.large} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }

  dt {
    color: ${color.muted};
    font-size: 0.875rem;
    line-height: 1.25rem;
  }

  dd {
    ${prose}
  }
`;
