import type { MouseEventHandler, ReactNode } from 'react';
import './option-card.css';

type OptionCardProps = {
  /** Name of the radio group. */
  name: string;
  value: string;
  isChosen: boolean;
  isDisabled?: boolean;
  help?: string;
  className?: string;
  onChoose: () => void;
  onDoubleClick?: MouseEventHandler<HTMLLabelElement>;
  children: ReactNode;
};

/** A radio button as a card; its content is the label. */
export function OptionCard({ className = '', help, children, onDoubleClick, ...option }: OptionCardProps) {
  return (
    <label className={`option-card ${className}`} title={help} onDoubleClick={onDoubleClick}>
      <input
        type="radio"
        name={option.name}
        value={option.value}
        checked={option.isChosen}
        disabled={option.isDisabled}
        onChange={option.onChoose}
      />
      {children}
    </label>
  );
}
