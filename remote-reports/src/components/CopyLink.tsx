import { color } from '@portal/shared';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { ToolButton } from './ToolButton';
import { useCopy } from './useCopy';

interface CopyLinkProps {
  /** The path, with its fragment, of what the link leads to. */
  path: string;
  /** The article it leads to, for those who hear a list of buttons; the whole report when it is missing. */
  title?: string;
}

/** Copies an address of the portal (F-9). */
export function CopyLink({ path, title }: CopyLinkProps) {
  const { copy, isCopied, isRefused } = useCopy();
  const address = window.origin + path;
  const words = isCopied ? 'Link copied' : 'Copy link';

  return (
    <>
      <CopyButton
        $isPlain={title !== undefined}
        aria-label={title === undefined ? words : `${words}: ${title}`}
        onClick={() => {
          void copy(address);
        }}
      >
        <Icon name={isCopied ? 'done' : 'link'} />
        {words}
      </CopyButton>
      {isRefused && <Address>{address}</Address>}
    </>
  );
}

const CopyButton = styled(ToolButton)<{ $isPlain: boolean }>`
  border-color: ${({ $isPlain }) => ($isPlain ? 'transparent' : color.control)};
  background: ${({ $isPlain }) => ($isPlain ? 'none' : color.surface)};
  color: ${({ $isPlain }) => ($isPlain ? color.muted : color.ink)};
`;

const Address = styled.p`
  order: 1;
  flex-basis: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: 6px;
  font-size: 0.875rem;
  user-select: all;
`;
