import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ControlField } from '../../fields/control-field.tsx';
import { amountSigns, caretIn, groupedAmount, plainAmount } from './grouped-amount.ts';
import './amount-field.css';

type Props = {
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  /** At first; the field keeps what is typed. */
  value: number | null;
  /** Receives the amount as `Number` reads it. */
  onChange: (amount: string) => void;
};

/** An amount of money with separators of thousands, also while it is typed. */
export function AmountField({ label, help, problem, value, onChange }: Props) {
  const [text, setText] = useState(() => (value === null ? '' : groupedAmount(String(Math.round(value)))));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const { before, after, group } = amountSigns();

  // React leaves the caret at the end when the text is another than what was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ value: typed, selectionStart }: HTMLInputElement) => {
    const grouped = groupedAmount(typed);
    caret.current = caretIn(grouped, typed, selectionStart ?? typed.length);
    setText(grouped);
    onChange(plainAmount(typed));
  };

  return (
    <ControlField label={label} {...(help && { help })} problem={problem}>
      {({ id, describedBy }) => (
        <div className="listing-amount">
          {before && <span aria-hidden="true">{before}</span>}
          <input
            ref={input}
            id={id}
            className={`editor-input${before ? ' has-sign-before' : ''}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            aria-describedby={describedBy}
            aria-invalid={problem ? true : undefined}
            value={text}
            onChange={({ target }) => type(target)}
            onKeyDown={(event) => passSeparator(event, group)}
            onBlur={() => setText(roundedAmount(text))}
          />
          {after && <span aria-hidden="true">{after}</span>}
        </div>
      )}
    </ControlField>
  );
}

/** A separator that is deleted comes back: the Delete key takes the digit behind it. */
function passSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>, group: string): void {
  const { selectionStart: at, selectionEnd, value } = currentTarget;
  if (key === 'Delete' && at !== null && at === selectionEnd && value[at] === group)
    currentTarget.setSelectionRange(at + 1, at + 1);
}

/** As it is stored, without cents. */
function roundedAmount(text: string): string {
  const plain = plainAmount(text);

  return plain === '' ? '' : groupedAmount(String(Math.round(Number(plain))));
}
