import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { rawValues, setRawTerms } from '#domain/search/raw-terms.ts';
import { ChoiceCount } from './choice-count.tsx';
import type { FilterProps } from './filter-props.ts';
import { rawFieldName } from './raw-field-name.ts';
import './filters.css';

type RawCheckboxesPanel = Extract<OwnFilterPanel, { kind: 'raw-checkboxes' }>;

/** Checkboxes for values of a source field, combined with OR. */
export function RawCheckboxesFilter({
  panel,
  filters,
  facets,
  onChange,
}: FilterProps & { panel: RawCheckboxesPanel }) {
  const { field, label, values } = panel;
  const chosen = rawValues(filters, field, 'in');
  const counted = facets?.raw.find((facet) => facet.field === field)?.values;
  const set = (value: string) =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

  return (
    <fieldset className="filter">
      <legend className="filter__label">{label}</legend>
      <input type="hidden" name={rawFieldName(field, 'in')} value="" />
      <div className="filter__checks">
        {values.map((option) => (
          <label key={option.value} className="filter__check">
            <input
              type="checkbox"
              name={rawFieldName(field, 'in')}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={() =>
                onChange(setRawTerms(filters, field, [{ operator: 'in', values: set(option.value) }]), true)
              }
            />
            <span>{option.label}</span>
            <ChoiceCount count={counted && (counted.find(({ key }) => key === option.value)?.count ?? 0)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
