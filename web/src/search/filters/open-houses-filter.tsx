import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

export function OpenHousesFilter({ filters, facets, onChange }: FilterProps) {
  return (
    <label className="filter__check">
      <input
        type="checkbox"
        name="open"
        value="1"
        checked={filters.openHouses ?? false}
        onChange={(event) =>
          onChange({ ...filters, openHouses: event.currentTarget.checked || undefined }, true)
        }
      />
      <span>{message('search.filter.openHouses')}</span>
      <ChoiceCount count={facets?.openHouses} />
    </label>
  );
}
