import { type CSSProperties, type ReactNode, useId } from 'react';
import { message } from '../messages.ts';
import { useHistoryLayer } from '../site/history-layer.ts';
import { Icon } from '../ui/icon.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';

export type ModalProps = {
  /** Title and accessible name. */
  title: string;
  /** Pixels or a CSS length, limited to the screen. Defaults: 600 pixels wide, as high as the content. */
  width?: number | string;
  height?: number | string;
  /** Padding around the content. */
  padded?: boolean;
  /** Palette of the site's theme. */
  palette?: 'default' | 'alternate' | 'feature';
  /** False prevents closing: no button, Escape or press on the backdrop. */
  canClose?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A modal dialog. Traps the focus and restores it afterwards; the page below does not scroll. */
export function Modal({
  title,
  width,
  height,
  padded = true,
  palette = 'default',
  canClose = true,
  onClose,
  className = '',
  children,
}: ModalProps) {
  const titleId = useId();
  const { close, ...dialog } = useDialog({ canClose, onClose });
  useHistoryLayer(close, canClose);
  const size = { '--modal-width': cssLength(width), '--modal-height': cssLength(height) } as CSSProperties;

  return (
    <dialog
      {...dialog}
      className={`modal theme theme-${palette}${padded ? ' is-padded' : ''} ${className}`}
      style={size}
      aria-labelledby={titleId}
    >
      <header className="modal__head">
        <h2 className="modal__title" id={titleId}>
          {title}
        </h2>
        {canClose && (
          <button
            type="button"
            className="round-button modal__close"
            aria-label={message('ui.close')}
            onClick={close}
          >
            <Icon name="x" size={24} />
          </button>
        )}
      </header>
      <div className="modal__content">{children}</div>
    </dialog>
  );
}

function cssLength(length: number | string | undefined): string | undefined {
  return typeof length === 'number' ? `${length}px` : length;
}
