import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { message } from '../messages.ts';
import { Icon } from './icon.tsx';
import './sheet.css';

type SheetProps = {
  id: string;
  title: string;
  footer: ReactNode;
  /** Room for two columns. */
  isWide?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
  children: ReactNode;
};

/** A full-height dialog: from the bottom on phones, from the side on wide screens. Opened by a SheetButton. */
export function Sheet({ id, title, footer, isWide, onOpen, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpened(dialog, onOpen);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press on the backdrop.
    <dialog
      ref={dialog}
      id={id}
      className={isWide ? 'sheet is-wide' : 'sheet'}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="sheet__body">
        <header className="sheet__head">
          <h2 className="sheet__title" id={`${id}-title`}>
            {title}
          </h2>
          <button
            type="button"
            className="sheet__close"
            aria-label={message('ui.close')}
            {...command('close', id)}
            onClick={() => knowsCommands() || dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        <div className="sheet__content">{children}</div>
        <footer className="sheet__foot">{footer}</footer>
      </div>
    </dialog>
  );
}

/** Observes every opening, including those by the browser before hydration. */
function useOpened(dialog: RefObject<HTMLDialogElement | null>, onOpen?: () => void): void {
  const latestOnOpen = useRef(onOpen);
  useEffect(() => {
    latestOnOpen.current = onOpen;
  });

  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const look = () => current.open && latestOnOpen.current?.();
    const observer = new MutationObserver(look);
    observer.observe(current, { attributeFilter: ['open'] });
    look();

    return () => observer.disconnect();
  }, [dialog]);
}

type SheetButtonProps = ComponentProps<'button'> & { sheet: string };

/** Opens the sheet: by an invoker command where supported, else by script. */
export function SheetButton({ sheet, onClick, ...button }: SheetButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...command('show-modal', sheet)}
      {...button}
      onClick={(event) => {
        onClick?.(event);
        if (!knowsCommands()) openSheet(sheet);
      }}
    />
  );
}

/** The browser handles invoker commands itself; doing it twice would log a warning. */
function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype;
}

/** Opens the sheet with the id if it is closed. */
export function openSheet(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes the sheet with the id if it is open. */
export function closeSheet(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

function command(name: 'show-modal' | 'close', target: string): Record<string, string> {
  return { command: name, commandfor: target };
}
