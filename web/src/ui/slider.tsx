import type { CSSProperties } from 'react';
import './range-slider.css';
import { useCommit } from './use-commit.ts';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  format: (value: number) => string;
  name?: string;
  onChange: (value: number) => void;
  onCommit?: (value: number) => void;
};

/** A slider with one thumb, on the same track as the range slider. */
export function Slider({ label, min, max, step, value, format, name, onChange, onCommit }: SliderProps) {
  const commit = useCommit<HTMLDivElement>(() => onCommit?.(value));

  return (
    <div
      className="range-slider"
      ref={commit}
      style={{ '--low': 0, '--high': (value - min) / (max - min) } as CSSProperties}
    >
      <span className="range-slider__track" aria-hidden="true" />
      <input
        type="range"
        className="range-slider__input"
        aria-label={label}
        aria-valuetext={format(value)}
        name={name}
        {...{ min, max, step }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
