import type { FilterKey } from './filter-chips.ts';
import { BudgetFilter } from './filters/budget-filter.tsx';
import { CountFilter } from './filters/count-filter.tsx';
import type { FilterProps } from './filters/filter-props.ts';
import { OpenHousesFilter } from './filters/open-houses-filter.tsx';
import { PropertyTypesFilter } from './filters/property-types-filter.tsx';
import { SliderFilter } from './filters/slider-filter.tsx';

/** The control of one filter, the same in a chip's panel and in the sheet. */
export function FilterGroup({ of, ...props }: FilterProps & { of: FilterKey }) {
  switch (of) {
    case 'propertyTypes':
      return <PropertyTypesFilter {...props} />;
    case 'bedrooms':
    case 'bathrooms':
      return <CountFilter of={of} {...props} />;
    case 'budget':
      return <BudgetFilter {...props} />;
    case 'openHouses':
      return <OpenHousesFilter {...props} />;
    default:
      return <SliderFilter of={of} {...props} />;
  }
}
