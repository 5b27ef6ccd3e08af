import { color, from, type Article } from '@portal/shared';
import { styled } from 'styled-components';
import { StepButton } from './StepButton';
import { useArticleSteps } from './useArticleSteps';

interface ArticleStepsProps {
  articles: Article[];
}

/** Buttons to the articles before and after the one at which the page stands, below the rail of topics. */
export function ArticleSteps({ articles }: ArticleStepsProps) {
  const { step } = useArticleSteps(articles.map(({ anchor }) => anchor));

  return (
    <Steps>
      <StepButton by={-1} look="words" onStep={step} />
      <StepButton by={1} look="words" onStep={step} />
    </Steps>
  );
}

// On small windows they stand beside the button of the topics.
const Steps = styled.div`
  display: none;

  @media screen {
    ${from.large} {
      position: sticky;
      bottom: 0;
      display: flex;
      background: ${color.canvas};
    }
  }

  /* Inside, where the rail does not cut it off. */
  button:focus-visible {
    outline-offset: -2px;
  }
`;
