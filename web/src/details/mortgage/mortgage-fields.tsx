import { useId } from 'react';
import { formatPercent } from '#domain/language/format-percent.ts';
import { type MortgageCountry, type MortgageTerms, minimumDown } from '#domain/listing/mortgage/mortgage.ts';
import { message } from '../../messages.ts';
import { Slider } from '../../ui/slider.tsx';
import { AmountField, RateField } from './amount-field.tsx';
import { FIRST_PARAM, HIGHEST_RATE, TERM_PARAMS, YEARS } from './mortgage-terms.ts';

type FieldsProps = {
  terms: MortgageTerms;
  country: MortgageCountry;
  onChange: (changes: Partial<MortgageTerms>) => void;
};
type AllFieldsProps = FieldsProps & { /** Whether the form has a field for fees. */ hasFees: boolean };

/** The terms of a mortgage: what the country's rules ask for. */
export function MortgageFields({ terms, country, hasFees, onChange }: AllFieldsProps) {
  return (
    <>
      <AmountField
        label={message('mortgage.price')}
        name={TERM_PARAMS.price}
        value={terms.price}
        onChange={(price) => onChange({ price })}
      />
      <DownPaymentFields terms={terms} country={country} onChange={onChange} />
      <RateField
        label={message('mortgage.rate')}
        name={TERM_PARAMS.annualRate}
        max={HIGHEST_RATE}
        value={terms.annualRate}
        onChange={(annualRate) => onChange({ annualRate })}
      />
      <YearsField terms={terms} country={country} onChange={onChange} />
      {country === 'CA' && (
        <label className="mortgage-calculator__check">
          <input
            type="checkbox"
            name={FIRST_PARAM}
            checked={terms.isFirstOrNew}
            onChange={({ currentTarget }) => onChange({ isFirstOrNew: currentTarget.checked })}
          />
          {message('mortgage.first')}
        </label>
      )}
      <AmountField
        label={message('mortgage.tax')}
        name={TERM_PARAMS.propertyTax}
        value={terms.propertyTax}
        onChange={(propertyTax) => onChange({ propertyTax })}
      />
      <AmountField
        label={message('mortgage.insurance')}
        name={TERM_PARAMS.homeInsurance}
        value={terms.homeInsurance}
        onChange={(homeInsurance) => onChange({ homeInsurance })}
      />
      {hasFees && (
        <AmountField
          label={message(country === 'CA' ? 'mortgage.fees.ca' : 'mortgage.fees.us')}
          name={TERM_PARAMS.fees}
          value={terms.fees}
          onChange={(fees) => onChange({ fees })}
        />
      )}
    </>
  );
}

/** As an amount, or as a share of the price by the slider. */
function DownPaymentFields({ terms: { price, downPayment }, country, onChange }: FieldsProps) {
  const share = price > 0 ? downPayment / price : 0;

  return (
    <div>
      <AmountField
        label={message('mortgage.down')}
        name={TERM_PARAMS.downPayment}
        hint={formatPercent(share)}
        value={downPayment}
        onChange={(downPayment) => onChange({ downPayment })}
      />
      <Slider
        label={message('mortgage.down.slider')}
        min={0}
        max={100}
        step={1}
        value={Math.min(100, Math.round(share * 100))}
        format={(value) => formatPercent(value / 100)}
        onChange={(percent) => onChange({ downPayment: downPaymentAt(country, price, percent) })}
      />
    </div>
  );
}

function YearsField({ terms: { years }, country, onChange }: FieldsProps) {
  const id = useId();

  return (
    <label className="mortgage-calculator__field" htmlFor={id}>
      {message(country === 'CA' ? 'mortgage.years.ca' : 'mortgage.years.us')}
      <select
        id={id}
        name={TERM_PARAMS.years}
        value={years}
        onChange={({ currentTarget }) => onChange({ years: Number(currentTarget.value) })}
      >
        {YEARS[country].map((count) => (
          <option key={count} value={count}>
            {message('mortgage.years.count', { years: count })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The down payment at a position of the slider, which starts at the minimum, not at zero. */
function downPaymentAt(country: MortgageCountry, price: number, percent: number): number {
  const least = minimumDown(country, price);
  const isBelow = percent / 100 < least / Math.max(1, price);

  return Math.max(isBelow ? least : 0, Math.round((price * percent) / 100));
}
