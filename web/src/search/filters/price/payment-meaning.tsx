import { useEffect, useState } from 'react';
import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { message } from '../../../messages.ts';

/** The price that a monthly payment pays for at average taxes, and the terms that are assumed. The rules of mortgages load on first use. */
export function PaymentMeaning({ monthly, locale }: { monthly: number; locale: string }) {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    let isStale = false;
    void import('#domain/listing/mortgage/assumptions.ts').then(
      ({ assumedIn, priceForPayment }) => {
        const [price, assumed] = [priceForPayment(monthly, locale), assumedIn(locale)];
        if (isStale || price === null || !assumed) return;
        setText(
          message('search.filter.monthlyPayment.means', {
            // To the nearest thousand: taxes are an average.
            price: formatDollars(Math.round(price / 1000) * 1000),
            down: formatNumber(assumed.downPart * 100),
            rate: String(assumed.annualRate),
            years: assumed.years,
          }),
        );
      },
      // The filter works without its explanation.
      () => undefined,
    );

    return () => {
      isStale = true;
    };
  }, [monthly, locale]);

  return (
    <p className="filter__hint" role="status">
      {text}
    </p>
  );
}
