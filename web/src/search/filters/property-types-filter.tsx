import {
  PANEL_PROPERTY_TYPES,
  PROPERTY_TYPES,
  type PropertyType,
  propertyTypeLabel,
  sortedPropertyTypes,
} from '#domain/search/property-types.ts';
import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

export function PropertyTypesFilter({ filters, facets, onChange }: FilterProps) {
  const chosen = filters.propertyTypes ?? [];
  const toggle = (type: PropertyType) =>
    chosen.includes(type) ? chosen.filter((other) => other !== type) : [...chosen, type];
  const found = facets?.propertyTypes.map(({ value }) => value) ?? [];
  // Other types only where the site has such homes, or the search asks for them.
  const shown = PROPERTY_TYPES.filter(
    (type) =>
      PANEL_PROPERTY_TYPES.some((usual) => usual.value === type.value) ||
      [...chosen, ...found].includes(type.value),
  );

  return (
    <fieldset className="filter">
      <legend className="filter__label">{message('search.filter.propertyTypes')}</legend>
      <div className="filter__checks">
        {shown.map(({ value, label }) => (
          <label key={value} className="filter__check">
            <input
              type="checkbox"
              name="type"
              value={value}
              checked={chosen.includes(value)}
              onChange={() =>
                onChange({ ...filters, propertyTypes: sortedPropertyTypes(toggle(value)) }, true)
              }
            />
            <span>
              {label}
              {propertyTypeLabel(value) !== label && (
                <small className="filter__meaning"> ({propertyTypeLabel(value).toLowerCase()})</small>
              )}
            </span>
            <ChoiceCount
              count={
                facets ? (facets.propertyTypes.find((type) => type.value === value)?.count ?? 0) : undefined
              }
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
