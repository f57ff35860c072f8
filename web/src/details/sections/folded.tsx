import { type ReactNode, useId, useState } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import './folded.css';

type FoldedProps = {
  /** The button's text while folded. */
  more: string;
  /** Fold on large screens too. */
  everywhere?: boolean;
  /** Nothing would be hidden: there is no button. */
  isShort?: boolean;
  children: ReactNode;
};

/**
 * Begins with a part of its content where the screen is small: without `is-more` and with the first lines of `is-clamped`.
 * All of it is in the document, and is shown without JavaScript and on paper.
 */
export function Folded({ more, everywhere = false, isShort = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isShort) return children;

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
