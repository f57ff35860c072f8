import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import { FLAG_FIELDS, type FlagFilterKey } from './flag-fields.ts';
import './filters.css';

/** A filter that is on or off. */
export function FlagFilter({ of, filters, facets, onChange }: FilterProps & { of: FlagFilterKey }) {
  return (
    <label className="filter__check">
      <input
        type="checkbox"
        name={FLAG_FIELDS[of]}
        value="1"
        checked={filters[of] ?? false}
        onChange={(event) => onChange({ ...filters, [of]: event.currentTarget.checked || undefined }, true)}
      />
      <span>{message(`search.filter.${of}`)}</span>
      <ChoiceCount count={facets?.[of] ?? undefined} />
    </label>
  );
}
