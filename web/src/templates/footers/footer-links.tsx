import { SiteLink } from '#web/src/ui/site-link.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import type { FooterState } from './footer-parts.ts';
import './footer-links.css';

/** The links of a footer in columns: navigation, then both link lists. */
export function FooterLinks({ state: { nav, linkList1, linkList2 } }: { state: FooterState }) {
  return (
    <div className="footer-links">
      {nav.length > 0 && (
        <ul className="link-list">
          {nav.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and may be equal.
            <li key={index}>
              <SiteLink href={item.href} linkOut={item.linkOut}>
                {item.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <LinkList links={linkList1} />
      <LinkList links={linkList2} />
    </div>
  );
}
