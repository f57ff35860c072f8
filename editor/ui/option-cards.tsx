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
  /** For panels that show the label already. */
  isLabelHidden?: boolean;
  /** Shared by lists that form one radio group. */
  name?: string;
  /** Number of columns; by default as many as fit, each at least `--option-card-width` wide. */
  columns?: number;
  className?: string;
  value: T | undefined;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
};

/** A radio group of cards, each with an optional picture. */
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
