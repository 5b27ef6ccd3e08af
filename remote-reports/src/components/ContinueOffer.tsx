import { color, Icon, keepFocus, type Article } from '@portal/shared';
import { Link } from '@portal/shared/router';
import { styled } from 'styled-components';
import { continueTexts } from '../texts/continueTexts';
import { pillHeight, pillPlace, pillWindow } from './pillPlace';
import { PillRoom } from './PillRoom';
import { ReachedTitle } from './ReachedTitle';

interface ContinueOfferProps {
  /** Null for no offer. */
  article: Article | null;
  onContinue: () => void;
  onDismiss: () => void;
}

/** Leads to the article that the reader had reached: a line, or a pill where thumbs are. */
export function ContinueOffer({ article, onContinue, onDismiss }: ContinueOfferProps) {
  return (
    // Tab goes on from here, once the button is gone.
    <Wrapper tabIndex={-1}>
      {article && (
        <>
          <PillRoom />
          <ReachedTitle title={article.title} />
          <Way
            ref={keepFocus}
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

// On a desk between two parts of the page, in room that is always there: nothing moves when it comes or goes.
const Wrapper = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.5rem;
  white-space: nowrap;

  @media not ${pillWindow} {
    inset: 100% 0 auto;
    height: 1.5rem;
  }

  @media ${pillWindow} {
    &:not(:empty) {
      ${pillPlace}
      container-type: inline-size;
      height: ${pillHeight}rem;
      padding-inline-start: 0.75rem;
      border: 1px solid ${color.control};
      border-radius: 999px;
      background: ${color.surface};
      box-shadow: ${color.shadow};
      line-height: 1.125rem;
    }
  }

  @media print {
    display: none;
  }
`;

const Way = styled(Link)`
  margin-inline: 0.5rem;
  font-weight: 600;

  @media ${pillWindow} {
    margin-inline: auto 0;
    padding: 0.75rem 0.5rem;
    line-height: 1.25rem;
  }
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

  @media ${pillWindow} {
    width: ${pillHeight}rem;
    height: 100%;
    border-radius: 0 999px 999px 0;
  }
`;
