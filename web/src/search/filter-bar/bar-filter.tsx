import { lazy, Suspense } from 'react';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import { BudgetFilter } from '../filters/price/budget-filter.tsx';
import { CountFilter } from '../filters/count-filter.tsx';
import type { FilterProps } from '../filters/filter-props.ts';
import { PropertyTypesFilter } from '../filters/property-types-filter.tsx';

/** In the bar of few sites. */
const OtherFilter = lazy(() =>
  import('./filter-group.tsx').then((module) => ({ default: module.FilterGroup })),
);

/** The control of a filter in the bar; those that most sites have there come with the page. */
export function BarFilter({ of, ...props }: FilterProps & { of: FilterPanel }) {
  switch (of) {
    case 'propertyTypes':
      return <PropertyTypesFilter {...props} />;
    case 'bedrooms':
    case 'bathrooms':
      return <CountFilter of={of} {...props} />;
    case 'budget':
      return <BudgetFilter {...props} />;
    default:
      return (
        <Suspense>
          <OtherFilter of={of} {...props} />
        </Suspense>
      );
  }
}
