import { useEffect, useRef } from 'react';
import { videoPlayerUrl } from '#domain/page/video-url.ts';
import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import './video-modal.css';

type VideoModalProps = { id: string; title: string; onClose: () => void };

/** A YouTube video over the page. Closing it stops it. */
export function VideoModal({ id, title, onClose }: VideoModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="video-modal"
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <button
        type="button"
        className="video-modal__close"
        aria-label={message('ui.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size={24} />
      </button>
      <iframe
        className="video-modal__player"
        src={videoPlayerUrl(id, { autoplay: true })}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    </dialog>
  );
}
