import { lazy, Suspense } from 'react';
import type { ListingSourceQuery } from '#web/src/data/source.generated.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { FooterColumns } from '../footer-columns.tsx';
import { LegalLine } from '../legal-line.tsx';
import type { FooterColumnsState } from './parts.ts';
import '../newsletter-field.css';
import './view.css';

/** Few footers have one. */
const NewsletterField = lazy(() =>
  import('../newsletter-field.tsx').then((module) => ({ default: module.NewsletterField })),
);

export function FooterColumnsView({ state, data }: StrapViewProps<FooterColumnsState, ListingSourceQuery>) {
  const { siteName } = useSite().website.config.display;

  return (
    <div className="footer-columns__body">
      <p className="footer-columns__name">{siteName}</p>
      {state.newsletter.trim() !== '' && (
        <div className="footer-columns__newsletter">
          <Suspense>
            <NewsletterField title={state.newsletter} />
          </Suspense>
        </div>
      )}
      <FooterColumns className="footer-columns__columns" state={state} />
      <LegalLine source={data?.source ?? null} />
    </div>
  );
}
