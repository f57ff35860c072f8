import { clamp, type NumberLimits } from './clamp.ts';
import { TypedNumber } from './typed-number.tsx';

type NumberControlProps = NumberLimits & {
  label: string;
  help?: string;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** A number input that clamps typed values; emptying it preserves the previous value. */
export function NumberControl({ onChange, ...field }: NumberControlProps) {
  return (
    <TypedNumber {...field} onTyped={(number) => number !== undefined && onChange(clamp(number, field))} />
  );
}
