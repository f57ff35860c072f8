import { type CSSProperties, useId } from 'react';
import { useCommit } from './use-commit.ts';
import './range-slider.css';

type Range = readonly [low: number, high: number];

type RangeSliderProps = {
  label: string;
  lowLabel: string;
  highLabel: string;
  min: number;
  max: number;
  step: number;
  value: Range;
  /** Formats a value for the thumbs' `aria-valuetext`. */
  format: (value: number) => string;
  /** Names of the two fields in a form without JavaScript. */
  names?: readonly [low: string, high: string];
  onChange: (value: Range) => void;
  /** A thumb was released. */
  onCommit?: (value: Range) => void;
};

/** A range with two thumbs: two native sliders over one track. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step, value, format, names, onChange, onCommit } = props;
  const [low, high] = value;
  const labelId = useId();
  const commit = useCommit<HTMLDivElement>(() => onCommit?.(value));
  const share = (point: number) => (point - min) / (max - min);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers cannot all style a fieldset as a track.
    <div
      className="range-slider"
      role="group"
      aria-labelledby={labelId}
      ref={commit}
      style={{ '--low': share(low), '--high': share(high) } as CSSProperties}
    >
      <span id={labelId} className="visually-hidden">
        {label}
      </span>
      <span className="range-slider__track" aria-hidden="true" />
      <input
        type="range"
        className="range-slider__input"
        aria-label={props.lowLabel}
        aria-valuetext={format(low)}
        name={names?.[0]}
        {...{ min, max, step }}
        value={low}
        onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high])}
      />
      <input
        type="range"
        className="range-slider__input"
        aria-label={props.highLabel}
        aria-valuetext={format(high)}
        name={names?.[1]}
        {...{ min, max, step }}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)])}
      />
    </div>
  );
}
