import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { MONTHLY_COST_ID } from '../payment-line.tsx';
import { firstTerms, isMortgageable } from './mortgage-terms.ts';
import './mortgage-section.css';

const MortgageCalculator = lazy(() =>
  import('./mortgage-calculator.tsx').then((module) => ({ default: module.MortgageCalculator })),
);

/** Monthly cost of the home; its code loads when the section comes near the screen. */
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

  return (
    <section className="mortgage-section" id={MONTHLY_COST_ID} ref={section}>
      <h2>{message('mortgage.title')}</h2>
      {isNear && (
        <Suspense>
          <MortgageCalculator key={listing.id} terms={firstTerms(listing, country)} country={country} />
        </Suspense>
      )}
    </section>
  );
}
