import type { NumberLimits } from '../fields/clamp.ts';
import { NumberControl } from '../fields/number-control.tsx';
import './slider-control.css';

type SliderControlProps = Required<NumberLimits> & {
  label: string;
  help?: string;
  /** Unit after the number, for example "%". */
  unit: string;
  value: number;
  onChange: (value: number) => void;
};

/** A number with a slider and an input. */
export function SliderControl({ label, help, unit, value, onChange, ...limits }: SliderControlProps) {
  return (
    <div className="slider-control">
      <NumberControl {...limits} label={label} help={help} value={value} onChange={onChange} />
      <input
        className="slider-control__range"
        type="range"
        aria-label={label}
        aria-valuetext={`${value}${unit}`}
        {...limits}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
