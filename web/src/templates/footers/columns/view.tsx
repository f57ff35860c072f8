import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { FooterColumns } from '../footer-columns.tsx';
import { LegalLine } from '../legal-line.tsx';
import { NewsletterField } from '../newsletter-field.tsx';
import type { FooterColumnsState } from './parts.ts';
import './view.css';

export function FooterColumnsView({ state, data }: StrapViewProps<FooterColumnsState, ListingSourceQuery>) {
  const { siteName } = useSite().website.config.display;

  return (
    <div className="footer-columns__body">
      <p className="footer-columns__name">{siteName}</p>
      {state.newsletter.trim() !== '' && (
        <div className="footer-columns__newsletter">
          <NewsletterField title={state.newsletter} />
        </div>
      )}
      <FooterColumns className="footer-columns__columns" state={state} />
      <LegalLine source={data?.source ?? null} />
    </div>
  );
}
