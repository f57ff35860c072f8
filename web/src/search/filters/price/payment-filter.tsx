import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import type { Filters } from '#domain/search/filters.ts';
import { message } from '../../../messages.ts';
import { useSite } from '../../../site/site-context.tsx';
import type { FilterProps } from '../filter-props.ts';
import { PaymentMeaning } from './payment-meaning.tsx';
import { PriceField } from './price-field.tsx';
import { useTransaction } from '../use-transaction.ts';
import '../filters.css';

/** Whether a search can be limited by the monthly payment of a mortgage. */
export function useHasPayment(filters: Filters): boolean {
  const { locale } = useSite().space;
  const type = useTransaction(filters);

  return type !== 'LEASE' && mortgageCountry(locale) !== null;
}

/** The highest monthly payment of a mortgage, and the price that it means. */
export function PaymentFilter({ filters, onChange }: FilterProps) {
  const { locale } = useSite().space;
  const { monthlyPayment } = filters;

  return (
    <div className="filter">
      <PriceField
        label={message('search.filter.monthlyPayment')}
        name="payment"
        value={monthlyPayment}
        placeholder={message('search.filter.budget.unlimited')}
        onCommit={(payment) => onChange({ ...filters, monthlyPayment: payment }, true)}
      />
      {monthlyPayment !== undefined && <PaymentMeaning monthly={monthlyPayment} locale={locale} />}
    </div>
  );
}
