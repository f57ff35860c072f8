import { formatDollars } from '#domain/language/format-number.ts';
import { readPrice } from '#domain/search/sentence/read-price.ts';
import { useCommittedText } from '../use-committed-text.ts';

type PriceFieldProps = {
  label: string;
  name: string;
  /** Undefined without a limit. */
  value: number | undefined;
  placeholder: string;
  onCommit: (price: number | undefined) => void;
};

const TEXT_MAX = 30;

/** A price as people type it; commits on blur or Enter. What cannot be read is not committed. */
export function PriceField({ label, name, value, placeholder, onCommit }: PriceFieldProps) {
  const stored = value === undefined ? '' : formatDollars(value);
  const { text, input } = useCommittedText(stored, (typed, reset) => {
    if (typed === stored || isUnread(typed)) return;
    const price = readPrice(typed) || undefined;
    if (price === value) reset();
    else onCommit(price);
  });

  return (
    <label className="price-field">
      <span className="price-field__label">{label}</span>
      <input
        className="filter__text"
        type="text"
        inputMode="text"
        autoComplete="off"
        name={name}
        maxLength={TEXT_MAX}
        placeholder={placeholder}
        aria-invalid={isUnread(text) || undefined}
        {...input}
      />
    </label>
  );
}

function isUnread(text: string): boolean {
  return text.trim() !== '' && readPrice(text) === null;
}
