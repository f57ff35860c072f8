import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '#domain/language/format-number.ts';
import { type AmountText, afterDigits, countDigits, typedAmount } from './amount-text.ts';

type FieldProps = {
  label: string;
  name: string;
  hint?: string;
  value: number;
  onChange: (value: number) => void;
};

const TEXT_MAX = 20;

/** Dollars, with separators of thousands while they are typed; an empty field counts as zero. */
export function AmountField({ label, name, hint, value, onChange }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Where the caret belongs once separators were set. */
  const digits = useRef<number | null>(null);
  const [typed, setTyped] = useState<AmountText | null>(null);
  // A slider or button may have set another value since.
  const isTyped = typed !== null && (typed.amount === null || typed.amount === value);
  const text = isTyped ? typed.text : formatNumber(value);

  useLayoutEffect(() => {
    if (digits.current === null) return;
    const position = afterDigits(text, digits.current);
    input.current?.setSelectionRange(position, position);
    digits.current = null;
  });

  return (
    <Field id={id} label={`${label} ($)`} hint={hint}>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={TEXT_MAX}
        aria-invalid={(isTyped && typed.amount === null) || undefined}
        value={text}
        onChange={({ currentTarget }) => {
          const next = typedAmount(currentTarget.value);
          if (next.text !== currentTarget.value)
            digits.current = countDigits(currentTarget.value.slice(0, currentTarget.selectionStart ?? 0));
          setTyped(next);
          if (next.amount !== null) onChange(next.amount);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

/** Per cent with decimals; an empty field counts as zero. */
export function RateField({ label, name, hint, value, max, onChange }: FieldProps & { max: number }) {
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);

  return (
    <Field id={id} label={`${label} (%)`} hint={hint}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step={0.05}
        value={isEmpty ? '' : value}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          setEmpty(Number.isNaN(valueAsNumber));
          onChange(Math.min(max, Math.max(0, valueAsNumber || 0)));
        }}
        onBlur={() => setEmpty(false)}
      />
    </Field>
  );
}

type LabelProps = { id: string; label: string; hint?: string; children: ReactNode };

function Field({ id, label, hint, children }: LabelProps) {
  return (
    <label className="mortgage-calculator__field" htmlFor={id}>
      <span>
        {label}
        {hint && <span className="mortgage-calculator__hint">{hint}</span>}
      </span>
      {children}
    </label>
  );
}
