import { formatDollars } from '#domain/language/format-number.ts';
import { mortgageOf } from '#domain/listing/mortgage/mortgage.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { message } from '../messages.ts';
import { useSite } from '../site/site-context.tsx';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { firstTerms, isMortgageable } from './mortgage/mortgage-terms.ts';
import { SECTION_IDS } from './sections/page-sections.ts';

/** The estimated payment under the usual terms, a link to how it is worked out; nothing where no mortgage applies. */
export function PaymentLine({ listing }: { listing: ListingDetails_ListingFragment }) {
  const country = mortgageCountry(useSite().space.locale);
  if (!country || !isMortgageable(listing)) return null;
  const result = mortgageOf(country, firstTerms(listing, country));
  if (!result.ok) return null;

  return (
    <a className="payment-line" href={`#${SECTION_IDS.payment}`}>
      {message('details.payment', { amount: formatDollars(result.mortgage.total) })}
    </a>
  );
}
