import { type RefObject, useEffect, useState } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';

/** Toggles full screen for an element; renders nothing where the browser does not support it. */
export function FullScreenButton({ of }: { of: RefObject<HTMLElement | null> }) {
  const [isPossible, setPossible] = useState(false);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null);
    setPossible(document.fullscreenEnabled === true);
    document.addEventListener('fullscreenchange', update);

    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);

  if (!isPossible) return null;

  return (
    <button
      type="button"
      className="photo-gallery__button"
      aria-label={message(isFull ? 'details.gallery.window' : 'details.gallery.fullScreen')}
      onClick={() =>
        // Full screen was denied: nothing changes.
        void (isFull ? document.exitFullscreen() : of.current?.requestFullscreen())?.catch(() => undefined)
      }
    >
      <Icon name={isFull ? 'minimize' : 'maximize'} size={22} />
    </button>
  );
}
