import { useEffect, useState } from 'react';
import { readPrice } from '#domain/search/sentence/read-price.ts';
import { filterPrice } from '#domain/search/text/filter-labels.ts';

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
  const stored = value === undefined ? '' : filterPrice(value);
  const [text, setText] = useState(stored);
  const price = readPrice(text);
  const isUnread = text.trim() !== '' && price === null;
  const commit = () => {
    if (text === stored) return;
    if (!isUnread && (price || undefined) !== value) onCommit(price || undefined);
    else if (!isUnread) setText(stored);
  };

  useEffect(() => setText(stored), [stored]);

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
        aria-invalid={isUnread || undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
