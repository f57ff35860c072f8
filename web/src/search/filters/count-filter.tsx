import { roomsLabel } from '#domain/search/text/filter-labels.ts';
import { ROOM_CHOICES } from '#domain/search/filter-options.ts';
import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

/** Bedrooms or bathrooms: any, or a minimum. */
export function CountFilter({
  of,
  filters,
  facets,
  onChange,
}: FilterProps & { of: 'bedrooms' | 'bathrooms' }) {
  const chosen = filters[of] ?? 0;

  return (
    <fieldset className="filter">
      <legend className="filter__label">{message(`search.filter.${of}`)}</legend>
      <div className="filter__choices">
        {ROOM_CHOICES.map(({ value, label }) => (
          <label key={value} className="filter__choice">
            <input
              type="radio"
              name={of}
              value={value}
              checked={chosen === value}
              onChange={() => onChange({ ...filters, [of]: value }, true)}
            />
            <span className="filter__face" aria-hidden="true">
              {label}
            </span>
            <span className="visually-hidden">{roomsLabel(value)}</span>
            <ChoiceCount count={facets?.[of].find((room) => room.value === value)?.count} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
