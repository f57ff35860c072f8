import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { Html } from '#web/strap-plugins/kit/html.tsx';
import { FooterLinks } from '../footer-links.tsx';
import { LegalLine } from '../legal-line.tsx';
import type { FooterHtmlState } from './parts.ts';
import './view.css';

export function FooterHtmlView({
  state,
  data,
  isEditing,
}: StrapViewProps<FooterHtmlState, ListingSourceQuery>) {
  const hasLinks = state.nav.length + state.linkList1.length + state.linkList2.length > 0;

  return (
    <div className="footer-html__body">
      <Html part={state.html} isEditing={isEditing} />
      {hasLinks && (
        <nav aria-label={message('footer.links')}>
          <FooterLinks state={state} />
        </nav>
      )}
      <LegalLine source={data?.source ?? null} />
    </div>
  );
}
