import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal, or a part of one, such as `{ hash: '#articles' }`. */
  to: To;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
  state?: unknown;
}

/**
 * A link to an address of the portal; one to another site, or to a file, is a plain `<a>`. The router's own would bring
 * its code for pages that a server renders.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
    state,
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
