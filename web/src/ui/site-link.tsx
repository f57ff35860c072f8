import type { AnchorHTMLAttributes } from 'react';
import { Link, useInRouterContext } from 'react-router';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Opens in a new tab. */
  linkOut?: boolean;
};

const OUTSIDE_THE_PAGES = ['/_files/', '/graphql', '/oidc/', '//'];

/** A link: pages of the site change without a reload, everything else is a plain link. */
export function SiteLink({ href, linkOut = false, children, ...rest }: SiteLinkProps) {
  const isInRouter = useInRouterContext();
  const isPage = href.startsWith('/') && !OUTSIDE_THE_PAGES.some((start) => href.startsWith(start));
  if (isPage && !linkOut && isInRouter) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }

  return (
    <a href={href} {...(linkOut ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
}
