import { formatNumber } from '#domain/language/format-number.ts';
import { filterFacts } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import { ChoiceCount } from './choice-count.tsx';
import { CHOICE_FILTERS, type ChoiceFilterKey } from './choice-filters.ts';
import type { FilterProps } from './filter-props.ts';
import './filters.css';

type ChoiceFilterProps = FilterProps & { of: ChoiceFilterKey };

/** Levels, garage or parking: any, or one of a few numbers. */
export function ChoiceFilter({ of, filters, facets, onChange }: ChoiceFilterProps) {
  const { choices, facet, name, face } = CHOICE_FILTERS[of];
  const chosen = filters[of];

  return (
    <fieldset className="filter">
      <legend className="filter__label">{message(`search.filter.${of}`)}</legend>
      <div className="filter__choices">
        {[undefined, ...choices].map((value) => (
          <label key={value ?? 'any'} className="filter__choice">
            <input
              type="radio"
              name={name}
              value={value ?? ''}
              checked={chosen === value}
              onChange={() => onChange({ ...filters, [of]: value }, true)}
            />
            <span className="filter__face" aria-hidden="true">
              {value === undefined ? message('search.filter.any') : face(value)}
            </span>
            <span className="visually-hidden">
              {value === undefined ? message('search.filter.any') : filterFacts({ [of]: value })[0]?.text}
            </span>
            {value !== undefined && (
              <ChoiceCount count={facets?.[facet].find((choice) => choice.value === value)?.count} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The size of the lot, of which there are too many choices for buttons. */
export function LotFilter({ filters, facets, onChange }: FilterProps) {
  const { choices, facet, name, face } = CHOICE_FILTERS.lotSize;
  const { lotSize } = filters;
  const all = lotSize && !choices.includes(lotSize) ? [lotSize, ...choices] : choices;

  return (
    <label className="filter">
      <span className="filter__label">{message('search.filter.lotSize')}</span>
      <select
        className="filter__text"
        name={name}
        value={lotSize ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, lotSize: value === '' ? undefined : Number(value) }, true)
        }
      >
        <option value="">{message('search.filter.any')}</option>
        {all.map((value) => {
          const count = facets?.[facet].find((choice) => choice.value === value)?.count;
          return (
            <option key={value} value={value} className={count === 0 ? 'filter__none' : undefined}>
              {count === undefined ? `${face(value)} +` : `${face(value)} + (${formatNumber(count)})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
