import { type CSSProperties, type ReactNode, useId } from 'react';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';

export type ModalProps = {
  /** Stands at the top and names the dialog. */
  title: string;
  /** Pixels, or any length of CSS; never wider or higher than the screen. 600 pixels wide and as high as its content when left out. */
  width?: number | string;
  height?: number | string;
  /** Room between the edge and the content. */
  padded?: boolean;
  /** Which colours of the site's theme it wears. */
  palette?: 'default' | 'alternate' | 'feature';
  /** False keeps it open: no button, no Escape, no press beside it closes it. */
  canClose?: boolean;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A dialog over the page, which stays where it is meanwhile. The focus stays inside and goes back to where it came from. */
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
          <button type="button" className="modal__close" aria-label={message('ui.close')} onClick={close}>
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
