import type { AnchorHTMLAttributes } from 'react';
import { Link, useHasRouting } from './routing.tsx';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Opens in a new tab. */
  linkOut?: boolean;
};

const OUTSIDE_THE_PAGES = /^\/(_files\/|account(?![^/?#])|graphql|oidc\/|\/)/;

/** A link: client-side navigation for pages of the site, plain for everything else. */
export function SiteLink({ href, linkOut = false, children, ...rest }: SiteLinkProps) {
  const isInRouter = useHasRouting();
  const isPage = href.startsWith('/') && !OUTSIDE_THE_PAGES.test(href);
  const inNewTab = linkOut ? { target: '_blank', rel: 'noopener' } : {};
  if (isPage && isInRouter) {
    return (
      <Link to={href} {...inNewTab} {...rest}>
        {children}
      </Link>
    );
  }

  return (
    <a href={href} {...inNewTab} {...rest}>
      {children}
    </a>
  );
}
