import type { ReactNode } from 'react';
import { SiteLink } from '#web/src/ui/site-link.tsx';

type MaybeLinkProps = { href: string | undefined; className: string; children: ReactNode };

/** A whole card as one link, or without a link. */
export function MaybeLink({ href, className, children }: MaybeLinkProps) {
  if (!href) return <div className={className}>{children}</div>;

  return (
    <SiteLink className={`${className} is-link`} href={href}>
      {children}
    </SiteLink>
  );
}
