import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { MortgageCalculator } from '#web/src/details/mortgage/mortgage-calculator.tsx';
import { costsOfTerms, searchedTerms } from '#web/src/details/mortgage/mortgage-terms.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { ButtonList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { MortgageState } from './parts.ts';
import './view.css';

export function MortgageView({ id, state, isEditing }: StrapViewProps<MortgageState>) {
  const { space } = useSite();
  const { search } = useLocation();
  const country = mortgageCountry(space.locale);
  if (!country)
    return isEditing ? <EmptyPart icon="calculator">{message('mortgage.country.none')}</EmptyPart> : null;

  const terms = searchedTerms(search, state.price, country);

  return (
    <div className="strap-mortgage__body">
      <Heading part={state.title} />
      <RichText part={state.text} />
      <div className="strap-mortgage__calculator" id={`mortgage-${id}`}>
        <MortgageCalculator
          key={`${country} ${state.price}`}
          terms={terms}
          assumed={costsOfTerms(terms, country)}
          country={country}
          formHref={`#mortgage-${id}`}
        />
      </div>
      <ButtonList links={state.buttonList} />
    </div>
  );
}
