import { type ReactNode, useId } from 'react';
import { OptionCard } from './option-card.tsx';
import './option-cards.css';

type Option<T extends string> = {
  value: T;
  label: ReactNode;
  help?: string;
  picture?: ReactNode;
  isDisabled?: boolean;
};

type OptionCardsProps<T extends string> = {
  label: string;
  /** The panel around it says the label already. */
  isLabelHidden?: boolean;
  /** The same for lists that are one choice together. */
  name?: string;
  /** How many stand side by side; without it as many as there is room for, each `--option-card-width` wide at least. */
  columns?: number;
  className?: string;
  value: T | undefined;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
};

/** A choice among a few, each with a small picture of what it does or an example of it. */
export function OptionCards<T extends string>(props: OptionCardsProps<T>) {
  const { label, isLabelHidden = false, columns, className = '', value, options, onChange } = props;
  const id = useId();

  return (
    <fieldset
      className={`option-cards ${className}`}
      style={columns ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : 'editor-label'}>{label}</legend>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          name={props.name ?? id}
          value={option.value}
          isChosen={option.value === value}
          isDisabled={option.isDisabled}
          help={option.help}
          onChoose={() => onChange(option.value)}
        >
          {option.picture && (
            <span className="option-cards__picture" aria-hidden="true">
              {option.picture}
            </span>
          )}
          <span className="option-cards__label">{option.label}</span>
        </OptionCard>
      ))}
    </fieldset>
  );
}
