import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { normalFilters } from '#domain/search/filters.ts';
import { message } from '../../messages.ts';
import type { FilterProps } from './filter-props.ts';
import { idFilter } from './own-panel-value.ts';
import './filters.css';

type WhoPanel = Extract<OwnFilterPanel, { kind: 'office' | 'agent' | 'org-chart' }>;

/** One office, agent or team offered by the site; a team includes its descendants. */
export function WhoFilter({ panel, filters, onChange }: FilterProps & { panel: WhoPanel }) {
  const { kind, label, values } = panel;
  const key = idFilter(kind);
  const chosen = filters[key] ?? '';
  const isOffered = chosen === '' || values.some(({ value }) => value === chosen);

  return (
    <label className="filter">
      <span className="filter__label">{label}</span>
      <select
        className="filter__text"
        name={key}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          onChange(
            normalFilters({
              ...filters,
              [key]: value,
              ...(kind === 'org-chart' && { orgChartIncludeChildren: value !== '' }),
            }),
            true,
          )
        }
      >
        <option value="">{message('search.who.any')}</option>
        {!isOffered && <option value={chosen}>{message('search.who.other')}</option>}
        {values.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
