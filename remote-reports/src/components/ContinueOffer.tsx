import { color, Icon, keepFocus, type Article } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { continueTexts } from '../texts/continueTexts';

interface ContinueOfferProps {
  /** Null for no offer. */
  article: Article | null;
  onContinue: () => void;
  onDismiss: () => void;
}

/** One line that leads to the article that the reader had reached. */
export function ContinueOffer({ article, onContinue, onDismiss }: ContinueOfferProps) {
  return (
    // Tab goes on from here, once the button is gone.
    <Wrapper tabIndex={-1}>
      {article && (
        <>
          <Text>
            <Lead>{continueTexts.reached}</Lead>
            {continueTexts.quoteBegins}
            <Title dir="auto">{article.title}</Title>
          </Text>
          <span>{continueTexts.quoteEnds}</span>
          <Way
            to={{ hash: `#a-${article.anchor}` }}
            replace
            aria-label={continueTexts.goName(article.title)}
            onClick={onContinue}
          >
            {continueTexts.go}
          </Way>
          <Close ref={keepFocus} type="button" aria-label={continueTexts.dismiss} onClick={onDismiss}>
            <Icon name="close" />
          </Close>
        </>
      )}
    </Wrapper>
  );
}

// Between two parts of the page, in room that is always there: nothing moves when it comes or goes.
const Wrapper = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  align-items: center;
  height: 1.5rem;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.5rem;
  white-space: nowrap;

  @media print {
    display: none;
  }
`;

const Text = styled.span`
  display: flex;
  min-width: 0;
`;

// Shortened by itself, at its own end: in the line a title from right to left would lose its beginning.
const Title = styled.bdi`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

// Only heard on a phone, where the title needs the room.
const Lead = styled.span`
  white-space: pre;

  @media (max-width: 639.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Way = styled(Link)`
  margin-inline: 0.5rem;
  font-weight: 600;
`;

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: ${color.ink};
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }
`;
