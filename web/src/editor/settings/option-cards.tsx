import { type ReactNode, useId } from 'react';
import './option-cards.css';

type OptionCardsProps<T extends string> = {
  label: string;
  /** The panel around it says the label already. */
  isLabelHidden?: boolean;
  /** How many stand side by side; as many as there is room for without it. */
  columns?: number;
  value: T;
  options: readonly { value: T; label: string; help?: string; picture: ReactNode; isDisabled?: boolean }[];
  onChange: (value: T) => void;
};

/** A choice among a few, each with a small picture of what it does. */
export function OptionCards<T extends string>({
  label,
  isLabelHidden = false,
  columns,
  value,
  options,
  onChange,
}: OptionCardsProps<T>) {
  const name = useId();

  return (
    <fieldset
      className="option-cards"
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : 'editor-label'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="option-cards__card" title={option.help}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className="option-cards__picture" aria-hidden="true">
            {option.picture}
          </span>
          <span className="option-cards__label">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
