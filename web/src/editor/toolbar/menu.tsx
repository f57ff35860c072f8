import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

type MenuProps = { label: ReactNode; name?: string; children: ReactNode; onOpen?: () => void };

/** A button that opens a short list of links and buttons below it; Escape and a press elsewhere close it. */
export function Menu({ label, name, children, onOpen }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    const closeOnBlur = () => setIsOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('blur', closeOnBlur);

    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('blur', closeOnBlur);
    };
  }, [isOpen]);

  return (
    <div className="editor-menu" ref={root}>
      <button
        ref={button}
        type="button"
        className="editor-menu__button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setIsOpen(!isOpen);
        }}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on an item closes the list around it */}
      <div
        id={id}
        className="editor-menu__list"
        hidden={!isOpen}
        // A dialog that an item opens gives the focus back to where it was: the item is gone by then.
        onClickCapture={() => button.current?.focus()}
        onClick={() => setIsOpen(false)}
      >
        {children}
      </div>
    </div>
  );
}
