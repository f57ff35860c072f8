import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import { rawRange, setRawRange } from '#domain/search/raw-terms.ts';
import { message } from '../../messages.ts';
import { RangeSlider } from '../../ui/range-slider.tsx';
import type { FilterProps } from './filter-props.ts';
import { rangeText } from './own-panel-value.ts';
import { rawEndsName, rawFieldName } from './raw-field-name.ts';
import './filters.css';

type RawRangePanel = Extract<OwnFilterPanel, { kind: 'raw-range' }>;

/** A range of a numeric source field. The ends of the scale do not filter. */
export function RawRangeFilter({ panel, filters, onChange }: FilterProps & { panel: RawRangePanel }) {
  const { field, label, min, max, step, unit } = panel;
  const range = rawRange(filters, panel);
  const set = (next: readonly [number, number], isFinal: boolean) =>
    onChange(setRawRange(filters, panel, next), isFinal);

  return (
    <div className="filter">
      <p className="filter__label" aria-hidden="true">
        {label}
      </p>
      <p className="filter__range" aria-hidden="true">
        <span>{rangeText(panel, range)}</span>
      </p>
      <input type="hidden" name={rawEndsName(field)} value={`${min} ${max}`} />
      <RangeSlider
        label={label}
        lowLabel={message('search.raw.low', { of: label })}
        highLabel={message('search.raw.high', { of: label })}
        {...{ min, max, step }}
        value={range}
        names={[rawFieldName(field, 'gte'), rawFieldName(field, 'lte')]}
        format={(value) => [value, unit].filter((part) => part !== '').join(' ')}
        onChange={(next) => set(next, false)}
        onCommit={(next) => set(next, true)}
      />
    </div>
  );
}
