import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';

type MenuProps = { label: ReactNode; name?: string; children: ReactNode; onOpen?: () => void };

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A button that opens a short list of links and buttons below it; Escape, a press elsewhere and the focus leaving it close it. */
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
    // A dialog that an item opens gives the focus back to where it was: the item is gone by then.
    const takeFocus = () => button.current?.focus();
    const node = root.current;
    const items = list.current;
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('blur', close);
    node?.addEventListener('focusout', closeWhenLeft);
    // Not by React, which hands on presses in a dialog that an item opened, and none in what is drawn here from elsewhere.
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

  /** Arrows go from item to item, and into the list. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by || !root.current?.contains(event.target as Node)) return;
    event.preventDefault();
    if (!isOpen) open();
    // A list that opens has its items on the next frame.
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

/** From its button to the first item or the last; from the last to the first again. */
function goBy(list: HTMLElement, by: 1 | -1): void {
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 && by < 0 ? -1 : (at + by) % items.length;
  items.at(next)?.focus();
}
