import type { NavigationItem, PortalConfig } from '@portal/shared';
import { compareText } from './compareText';
import type { RemoteEntry } from './PortalPage';

/** The links of the navigation bar, from all remotes in their order; the first is current elsewhere (S-50, S-51). */
export const navigationItems = (remotes: RemoteEntry[], { productTitle }: PortalConfig): NavigationItem[] =>
  remotes
    .flatMap(({ declaration }) =>
      (declaration?.navigation ?? []).flatMap(({ label, screen, order }) => {
        // The gate lets it name a screen whose every parameter is optional.
        const href = declaration?.screens?.[screen]?.address.replace(/\/:.*/, '');
        return href === undefined
          ? []
          : { name: typeof label === 'string' ? label : productTitle, href, order };
      }),
    )
    .sort((a, b) => a.order - b.order || compareText(a.name, b.name))
    .map(({ name, href }, index) => ({ name, href, isCurrent: index === 0 }));
