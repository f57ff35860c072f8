import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { firstTerms, isMortgageable } from '#domain/listing/mortgage/home-payment.ts';
import { type MortgageCountry, type MortgageTerms, mortgageOf } from '#domain/listing/mortgage/mortgage.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { SECTION_IDS } from '../sections/page-sections.ts';
import { MortgageMonth, MortgageNote } from './mortgage-month.tsx';
import { type AssumedCosts, costsOfListing } from './mortgage-terms.ts';
import './mortgage-section.css';

const MortgageCalculator = lazy(() =>
  import('./mortgage-calculator.tsx').then((module) => ({ default: module.MortgageCalculator })),
);

/** Monthly cost of the home; the code to change its terms loads when the section comes near the screen. */
export function MortgageSection({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { space } = useSite();
  const [isNear, setNear] = useState(false);
  const section = useRef<HTMLElement>(null);
  const country = mortgageCountry(space.locale);
  const isShown = country !== null && isMortgageable(listing);

  useEffect(() => {
    const node = section.current;
    if (!isShown || !node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '400px' },
    );
    observer.observe(node);

    return () => observer.disconnect();
  }, [isShown]);

  if (!isShown) return null;
  const terms = firstTerms(listing, country);
  const assumed = costsOfListing(listing, country);
  const estimate = <Estimate terms={terms} assumed={assumed} country={country} />;

  return (
    <section className="mortgage-section" id={SECTION_IDS.payment} ref={section}>
      <h2>{message('mortgage.title')}</h2>
      {isNear ? (
        <Suspense fallback={estimate}>
          <MortgageCalculator key={listing.id} terms={terms} assumed={assumed} country={country} isFolded />
        </Suspense>
      ) : (
        estimate
      )}
    </section>
  );
}

type EstimateProps = { terms: MortgageTerms; assumed: AssumedCosts; country: MortgageCountry };

/** Under the usual terms. */
function Estimate({ terms, assumed, country }: EstimateProps) {
  const result = mortgageOf(country, terms);
  if (!result.ok) return null;

  return (
    <div className="mortgage-calculator">
      <div className="mortgage-calculator__result">
        <MortgageMonth mortgage={result.mortgage} country={country} />
      </div>
      <MortgageNote terms={terms} assumed={assumed} country={country} />
    </div>
  );
}
