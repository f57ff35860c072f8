import { clamp, type NumberLimits } from './clamp.ts';
import { TypedNumber } from './typed-number.tsx';

type NumberControlProps = NumberLimits & {
  label: string;
  help?: string;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** A number that is brought within its limits once it was typed; an emptied field keeps the one it had. */
export function NumberControl({ onChange, ...field }: NumberControlProps) {
  return (
    <TypedNumber {...field} onTyped={(number) => number !== undefined && onChange(clamp(number, field))} />
  );
}
