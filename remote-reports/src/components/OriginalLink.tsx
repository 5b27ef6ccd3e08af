import { color, Icon, type ArticleLink } from '@portal/shared';
import { styled } from 'styled-components';
import { articleTexts } from '../texts/articleTexts';
import { useArticleMark } from './useArticleMark';

interface OriginalLinkProps {
  link: ArticleLink | null;
  title: string;
  /** Of the article, which is read once its original is opened. */
  anchor: string;
}

/** Opens the original article in a new tab, and says so. */
export function OriginalLink({ link, title, anchor }: OriginalLinkProps) {
  const { setRead } = useArticleMark(anchor);
  if (!link) return <None>{articleTexts.noOriginal}</None>;

  return (
    <Original
      id={`original-${anchor}`}
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={articleTexts.originalName(title)}
      onClick={() => setRead?.(true)}
      onAuxClick={({ button }) => {
        if (button === 1) setRead?.(true);
      }}
    >
      {articleTexts.original}
      <Icon name="outside" />
    </Original>
  );
}

const None = styled.p`
  color: ${color.muted};
`;

const Original = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  justify-self: start;
  min-height: 1.5rem;
  font-weight: 600;

  &:visited {
    color: ${color.visited};
  }

  @media print {
    display: block;
    break-inside: avoid;
    break-after: avoid;
    color: #000;

    svg {
      display: none;
    }

    &::after {
      content: ' (' attr(href) ')';
      font-weight: 400;
    }
  }
`;
