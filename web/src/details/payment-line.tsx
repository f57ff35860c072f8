import { formatDollars } from '#domain/language/format-number.ts';
import { homePayment } from '#domain/listing/mortgage/home-payment.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { message } from '../messages.ts';
import { useSite } from '../site/site-context.tsx';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { SECTION_IDS } from './sections/page-sections.ts';

/** The estimated payment under the usual terms, a link to how it is worked out; nothing where no mortgage applies. */
export function PaymentLine({ listing }: { listing: ListingDetails_ListingFragment }) {
  const country = mortgageCountry(useSite().space.locale);
  const payment = country && homePayment(listing, country);
  if (payment === null) return null;

  return (
    <a className="payment-line" href={`#${SECTION_IDS.payment}`}>
      {message('details.payment', { amount: formatDollars(payment) })}
    </a>
  );
}
