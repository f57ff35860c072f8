import { useId, useState } from 'react';

type AmountFieldProps = {
  label: string;
  name: string;
  hint?: string;
  value: number;
  unit?: '$' | '%';
  step?: number;
  max?: number;
  onChange: (value: number) => void;
};

const LARGEST = 100_000_000;

/** A number of at least zero; an empty field counts as zero. */
export function AmountField({
  label,
  name,
  hint,
  value,
  unit = '$',
  step = 1,
  max = LARGEST,
  onChange,
}: AmountFieldProps) {
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);

  return (
    <label className="mortgage-calculator__field" htmlFor={id}>
      <span>
        {label} ({unit}){hint && <span className="mortgage-calculator__hint">{hint}</span>}
      </span>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step={step}
        value={isEmpty ? '' : value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setEmpty(Number.isNaN(valueAsNumber));
          onChange(Math.min(max, Math.max(0, valueAsNumber || 0)));
        }}
        onBlur={() => setEmpty(false)}
      />
    </label>
  );
}
