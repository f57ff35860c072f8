import { message } from '../../messages.ts';
import { Slider } from '../../ui/slider.tsx';
import type { FilterProps } from './filter-props.ts';
import { SLIDER_FILTERS, type SliderFilterKey } from './slider-filters.ts';
import './filters.css';

/** A filter with one thumb: size, age of the building, days on the market. */
export function SliderFilter({ of, filters, onChange }: FilterProps & { of: SliderFilterKey }) {
  const { min, max, step, name, format, ends, read, write } = SLIDER_FILTERS[of];
  const value = read(filters);
  const label = message(`search.filter.${of}`);

  return (
    <div className="filter">
      <p className="filter__label" aria-hidden="true">
        {label}
      </p>
      <p className="filter__range" aria-hidden="true">
        <span>{format(value)}</span>
      </p>
      <Slider
        {...{ label, min, max, step, value, name, format }}
        onChange={(next) => onChange({ ...filters, ...write(next) }, false)}
        onCommit={(next) => onChange({ ...filters, ...write(next) }, true)}
      />
      <p className="filter__range is-ends" aria-hidden="true">
        {ends().map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  );
}
