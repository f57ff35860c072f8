import { videoPlayerUrl } from '#domain/page/video-url.ts';
import { Modal } from './modal.tsx';
import './video-modal.css';

type VideoModalProps = { id: string; title: string; onClose: () => void };

/** A YouTube video in a modal; closing stops it. */
export function VideoModal({ id, title, onClose }: VideoModalProps) {
  return (
    <Modal
      className="video-modal"
      title={title}
      width="min(94vi, 72rem, 150dvb)"
      padded={false}
      onClose={onClose}
    >
      <iframe
        className="video-modal__player"
        src={videoPlayerUrl(id, { autoplay: true })}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    </Modal>
  );
}
