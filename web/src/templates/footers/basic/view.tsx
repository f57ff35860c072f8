import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { LegalLine } from '../legal-line.tsx';
import { Office } from '../office.tsx';
import type { FooterBasicState } from './parts.ts';
import './view.css';

export function FooterBasicView({ state, data }: StrapViewProps<FooterBasicState, ListingSourceQuery>) {
  const { siteName } = useSite().website.config.display;

  return (
    <div className={`footer-basic__body is-${state.layout}`}>
      <div className="footer-basic__top">
        <div className="footer-basic__office">
          <p className="footer-basic__name">{siteName}</p>
          <Office isNamed />
        </div>
        <nav className="footer-basic__links" aria-label={message('footer.links')}>
          {state.nav.length > 0 && (
            <ul className="footer-basic__nav">
              {state.nav.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and may be equal.
                <li key={index}>
                  <SiteLink href={item.href} linkOut={item.linkOut}>
                    {item.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          <LinkList links={state.linkList1} />
          <LinkList links={state.linkList2} />
        </nav>
      </div>
      <LegalLine source={data?.source ?? null} />
    </div>
  );
}
