import { message } from '#web/src/messages.ts';
import { FooterLinks } from './footer-links.tsx';
import type { ColumnsState } from './footer-parts.ts';
import { Office } from './office.tsx';
import { SocialIcons, useHasSocial } from './social-icons.tsx';

/** Office, links and social networks; empty columns are omitted. */
export function FooterColumns({ state, className }: { state: ColumnsState; className: string }) {
  const [office, links, follow] = state.columns;
  const hasLinks = state.nav.length + state.linkList1.length + state.linkList2.length > 0;

  return (
    <div className={className}>
      <div>
        {office && <h2>{office}</h2>}
        <Office />
      </div>
      {hasLinks && (
        <nav aria-label={message('footer.links')}>
          {links && <h2>{links}</h2>}
          <FooterLinks state={state} />
        </nav>
      )}
      {useHasSocial() && (
        <div>
          {follow && <h2>{follow}</h2>}
          <SocialIcons />
        </div>
      )}
    </div>
  );
}
