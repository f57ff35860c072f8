import type { RangePart } from '#domain/page/parts.ts';
import { Slider } from '#web/src/ui/slider.tsx';

type FilterSliderProps = {
  label: string;
  /** Name of its field in a form without JavaScript. */
  name: string;
  range: RangePart;
  step?: number;
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
  onCommit: (value: number) => void;
};

/** One slider with label and value above it. */
export function FilterSlider({ range, step = range.interval ?? 1, ...props }: FilterSliderProps) {
  return (
    <div className="hero-filter-search__filter">
      <p className="hero-filter-search__label" aria-hidden="true">
        <span>{props.label}</span>
        <span>{props.format(props.value)}</span>
      </p>
      <Slider {...props} min={range.min} max={range.max} step={step} />
    </div>
  );
}
