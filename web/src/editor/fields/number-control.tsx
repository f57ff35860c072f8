import { useCallback, useEffect, useState } from 'react';
import { clamp, type NumberLimits } from './clamp.ts';
import { ControlField } from './control-field.tsx';

export const CLAMP_AFTER_MS = 200;

type NumberControlProps = NumberLimits & {
  label: string;
  help?: string;
  value: number | undefined;
  onChange: (value: number) => void;
};

/** A number that is brought within its limits once typing has paused, or when the control is left. */
export function NumberControl({ label, help, value, onChange, min, max, step }: NumberControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handOn = useCallback(() => {
    if (typed === null) return;
    const number = Number(typed);
    if (typed.trim() !== '' && Number.isFinite(number)) onChange(clamp(number, { min, max }));
    setTyped(null);
  }, [typed, onChange, min, max]);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(handOn, CLAMP_AFTER_MS);

    return () => clearTimeout(timer);
  }, [typed, handOn]);

  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type="number"
          inputMode="decimal"
          aria-describedby={describedBy}
          min={min}
          max={max}
          step={step}
          value={typed ?? value ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={handOn}
        />
      )}
    </ControlField>
  );
}
