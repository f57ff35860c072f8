import { useId, useState } from 'react';
import { SQUARE_FEET_PER_METRE, unitSize } from '#domain/language/market.ts';
import { editorMessage } from '../messages.ts';
import { type FormProps, problemWith, shownNumber, storedNumber } from './fact-fields.tsx';

/** Square feet in each unit. */
const UNITS = { sqft: 1, acres: 43_560, m2: SQUARE_FEET_PER_METRE, ha: SQUARE_FEET_PER_METRE * 10_000 };
type Unit = keyof typeof UNITS;

/** The size of the lot in the units of the country: large ones in acres or hectares. */
export function LotSizeField({ facts, problem, onChange }: FormProps) {
  const [small, large] = unitSize() === 1 ? (['sqft', 'acres'] as const) : (['m2', 'ha'] as const);
  const stored = facts.lotSize ?? null;
  const [unit, setUnit] = useState<Unit>(stored !== null && stored >= UNITS[large] / 2 ? large : small);
  const [text, setText] = useState(shownNumber(stored, UNITS[unit], unit === large ? 4 : 1));
  const id = useId();
  const wrong = problemWith('lotSize', problem);
  const change = (typed: string, chosen: Unit) => {
    setText(typed);
    setUnit(chosen);
    onChange({ lotSize: storedNumber(typed, UNITS[chosen]) });
  };

  return (
    <div className="editor-field">
      <label className="editor-label" htmlFor={id}>
        {editorMessage('listings.field.lotSize')}
      </label>
      <div className="listing-form__measure">
        <input
          id={id}
          className="editor-input"
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          aria-describedby={wrong && `${id}-problem`}
          aria-invalid={wrong ? true : undefined}
          value={text}
          onChange={({ target }) => change(target.value, unit)}
        />
        <select
          className="editor-input"
          aria-label={editorMessage('listings.field.lotUnit')}
          value={unit}
          onChange={({ target }) => change(text, target.value === large ? large : small)}
        >
          {[small, large].map((name) => (
            <option key={name} value={name}>
              {editorMessage(`listings.unit.${name}`)}
            </option>
          ))}
        </select>
      </div>
      {wrong && (
        <p className="editor-error" id={`${id}-problem`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
