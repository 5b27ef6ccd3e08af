import { Button, color } from '@portal/shared';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { useCopy } from './useCopy';

interface CopyLinkProps {
  /** The path, with its fragment, of what the link leads to. */
  path: string;
  /** What it leads to, for those who hear a list of buttons; the report itself when it is missing. */
  title?: string;
}

/** Copies an address of the portal (F-9). */
export function CopyLink({ path, title }: CopyLinkProps) {
  const { copy, isCopied, isRefused } = useCopy();
  const address = window.origin + path;
  const words = isCopied ? 'Link copied' : 'Copy link';

  return (
    <>
      <Quiet
        $quiet
        aria-label={title === undefined ? words : `${words}: ${title}`}
        onClick={() => {
          void copy(address);
        }}
      >
        <Icon name={isCopied ? 'done' : 'link'} />
        {words}
      </Quiet>
      {isRefused && <Address>{address}</Address>}
    </>
  );
}

const Quiet = styled(Button)`
  padding: 0.5rem 0.75rem;
  border-color: transparent;
  background: none;
  color: ${color.muted};
  font-size: 0.875rem;

  &:hover {
    color: ${color.ink};
  }

  @media print {
    display: none;
  }
`;

const Address = styled.p`
  flex-basis: 100%;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.line};
  border-radius: 6px;
  font-size: 0.875rem;
  user-select: all;
`;
