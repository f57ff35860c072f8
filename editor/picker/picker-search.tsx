import type { ReactNode } from 'react';
import { editorMessage } from '../messages.ts';

type PickerSearchProps = {
  id: string;
  text: string;
  /** Display name of the strap before the new one; null if the new one is the first. */
  after: string | null;
  hasHero: boolean;
  /** How many straps were found; null while loading. */
  count: number | null;
  /** Narrower choices. */
  children: ReactNode;
  onChange: (text: string) => void;
  /** Called by Arrow Down. */
  onLeave: () => void;
};

/** Searches the straps, and shows where the chosen one will be inserted. */
export function PickerSearch({
  id,
  text,
  after,
  hasHero,
  count,
  children,
  onChange,
  onLeave,
}: PickerSearchProps) {
  return (
    <div className="editor-picker__search">
      <label className="editor-label" htmlFor={id}>
        {editorMessage('picker.search')}
      </label>
      <input
        id={id}
        className="editor-input"
        type="search"
        autoComplete="off"
        value={text}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onLeave();
        }}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="editor-picker__place">
        {after === null
          ? editorMessage(hasHero ? 'picker.place.hero' : 'picker.place.first')
          : editorMessage('picker.place.after', { strap: after })}
      </p>
      <p role="status" className="editor-picker__count">
        {count === null ? editorMessage('picker.loading') : countText(count, text)}
      </p>
      {children}
    </div>
  );
}

function countText(count: number, text: string): string {
  if (count === 0) return editorMessage('picker.none', { text: text.trim() });

  return editorMessage(count === 1 ? 'picker.count.one' : 'picker.count', { count });
}
