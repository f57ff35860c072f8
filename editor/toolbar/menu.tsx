import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';

type MenuProps = { label: ReactNode; name?: string; children: ReactNode; onOpen?: () => void };

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button with a menu of links and buttons; Escape, a click outside and losing the focus close it. */
export function Menu({ label, name, children, onOpen }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const closeOutside = ({ target }: Event) => isOutside(target) && close();
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && close();
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // A dialog opened by an item returns the focus to the button, as the item is hidden by then.
    const takeFocus = () => button.current?.focus();
    const node = root.current;
    const items = list.current;
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('blur', close);
    node?.addEventListener('focusout', closeWhenLeft);
    // Native listeners, as React events follow portals: they bubble from dialogs of items, but not from portals into this list.
    items?.addEventListener('click', takeFocus, true);
    items?.addEventListener('click', close);

    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('blur', close);
      node?.removeEventListener('focusout', closeWhenLeft);
      items?.removeEventListener('click', takeFocus, true);
      items?.removeEventListener('click', close);
    };
  }, [isOpen]);

  /** Arrow keys move between items, and from the button into the list. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || !root.current?.contains(event.target as Node)) return;
    event.preventDefault();
    if (!isOpen) open();
    // The items of an opening list are visible on the next frame.
    requestAnimationFrame(() => list.current && goBy(list.current, by));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are for the buttons in it
    <div className="editor-menu" ref={root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="editor-menu__button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setIsOpen(false) : open())}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div ref={list} id={id} className="editor-menu__list" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}

/** Moves the focus: from the button to the first or last item, and cyclically between items. */
function goBy(list: HTMLElement, by: 1 | -1): void {
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? -1 : (at + by) % items.length;
  items.at(next)?.focus();
}
