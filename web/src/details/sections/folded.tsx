import { type ReactNode, useId, useState } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import './folded.css';

type FoldedProps = {
  /** The button's text while folded. */
  more: string;
  /** Fold on large screens too. */
  everywhere?: boolean;
  children: ReactNode;
};

/**
 * Begins with a part of its content where the screen is small: without `is-more` and with the first lines of `is-clamped`.
 * All of it is in the document, and is shown without JavaScript and on paper.
 */
export function Folded({ more, everywhere = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={`folded${isOpen ? ' is-open' : ''}${everywhere ? ' is-everywhere' : ''}`}>
      <div id={id}>{children}</div>
      <button
        type="button"
        className="folded__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? message('details.fold.less') : more}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </button>
    </div>
  );
}
