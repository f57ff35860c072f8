import type { FilterPanel, OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { BudgetFilter } from '../filters/price/budget-filter.tsx';
import { ChoiceFilter, LotFilter } from '../filters/choice-filter.tsx';
import { CountFilter } from '../filters/count-filter.tsx';
import type { FilterProps } from '../filters/filter-props.ts';
import { FlagFilter } from '../filters/flag-filter.tsx';
import { KeywordsFilter } from '../filters/keywords-filter.tsx';
import { MonthlyFeeFilter } from '../filters/price/monthly-fee-filter.tsx';
import { OpenHousesFilter } from '../filters/open-houses-filter.tsx';
import { PropertyTypesFilter } from '../filters/property-types-filter.tsx';
import { RawCheckboxesFilter } from '../filters/raw-checkboxes-filter.tsx';
import { RawRangeFilter } from '../filters/raw-range-filter.tsx';
import { RawTextFilter } from '../filters/raw-text-filter.tsx';
import { SliderFilter } from '../filters/slider-filter.tsx';
import { WhoFilter } from '../filters/who-filter.tsx';

/** The control of one filter, for a chip's panel and for the sheet. */
export function FilterGroup({ of, ...props }: FilterProps & { of: FilterPanel }) {
  switch (of) {
    case 'propertyTypes':
      return <PropertyTypesFilter {...props} />;
    case 'bedrooms':
    case 'bathrooms':
      return <CountFilter of={of} {...props} />;
    case 'budget':
      return <BudgetFilter {...props} />;
    case 'monthlyFee':
      return <MonthlyFeeFilter {...props} />;
    case 'openHouses':
      return <OpenHousesFilter {...props} />;
    case 'priceReduced':
    case 'withPhotos':
    case 'withPool':
      return <FlagFilter of={of} {...props} />;
    case 'keywords':
      return <KeywordsFilter {...props} />;
    case 'lotSize':
      return <LotFilter {...props} />;
    case 'storeys':
    case 'garageSpaces':
    case 'parkingSpaces':
      return <ChoiceFilter of={of} {...props} />;
    case 'interiorSize':
    case 'constructionAgeYears':
    case 'listingAgeDays':
      return <SliderFilter of={of} {...props} />;
    default:
      return <OwnFilter panel={of} {...props} />;
  }
}

function OwnFilter({ panel, ...props }: FilterProps & { panel: OwnFilterPanel }) {
  switch (panel.kind) {
    case 'raw-range':
      return <RawRangeFilter panel={panel} {...props} />;
    case 'raw-text':
      return <RawTextFilter panel={panel} {...props} />;
    case 'raw-checkboxes':
      return <RawCheckboxesFilter panel={panel} {...props} />;
    default:
      return <WhoFilter panel={panel} {...props} />;
  }
}
