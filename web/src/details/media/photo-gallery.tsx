import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { GallerySlide } from './gallery-slide.tsx';
import { SLIDE_KINDS, type Slide } from './gallery-slides.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import './photo-gallery.css';

type PhotoGalleryProps = {
  /** Accessible name, for example the street address. */
  title: string;
  slides: readonly Slide[];
  start: number;
  /** What can be done with the home: beside the title. */
  actions?: ReactNode;
  onClose: () => void;
};

/** Full-screen gallery of all media: swipe, arrow keys, buttons and thumbnails. */
export function PhotoGallery({ title, slides, start, actions, onClose }: PhotoGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  /** The index being scrolled to; null at rest, or once a finger or wheel takes over. */
  const target = useRef<number | null>(null);
  const slide = slides[shown];

  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    scrollTo(strip.current, start, 'instant');
  }, [start]);

  // Quick presses count from the target, not from the current position.
  const goTo = (index: number) => {
    target.current = Math.min(Math.max(index, 0), slides.length - 1);
    scrollTo(strip.current, target.current);
  };
  const step = (by: number) => goTo((target.current ?? shown) + by);
  const clearTarget = () => {
    target.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(slides.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="photo-gallery"
      aria-label={message('details.gallery.label')}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className="photo-gallery__head">
        <p className="photo-gallery__place">{title}</p>
        <div className="photo-gallery__kinds">
          {kindsOf(slides).map(({ kind, count, first }) => (
            <button key={kind} type="button" aria-pressed={slide?.kind === kind} onClick={() => goTo(first)}>
              {message(`details.gallery.${kind}`, { count })}
            </button>
          ))}
        </div>
        {actions && <div className="photo-gallery__actions">{actions}</div>}
        <FullScreenButton of={dialog} />
        <button
          type="button"
          className="photo-gallery__button"
          aria-label={message('ui.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" size={24} />
        </button>
      </header>
      <div className="photo-gallery__stage">
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard.
          tabIndex={0}
          ref={strip}
          className="photo-gallery__strip"
          onPointerDown={clearTarget}
          onWheel={clearTarget}
          onScroll={({ currentTarget }) => setShown(indexAt(currentTarget))}
          onScrollEnd={({ currentTarget }) => indexAt(currentTarget) === target.current && clearTarget()}
        >
          {slides.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the slides does not change while the gallery is open.
            <li key={index} className="photo-gallery__slide" inert={index !== shown}>
              <GallerySlide slide={each} isNear={Math.abs(index - shown) <= 1} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="photo-gallery__button is-previous"
          aria-label={message('details.gallery.previous')}
          disabled={shown === 0}
          onClick={() => step(-1)}
        >
          <Icon name="chevron-left" size={28} />
        </button>
        <button
          type="button"
          className="photo-gallery__button is-next"
          aria-label={message('details.gallery.next')}
          disabled={shown === slides.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="chevron-right" size={28} />
        </button>
      </div>
      <footer className="photo-gallery__foot">
        <p className="photo-gallery__caption">
          <span className="photo-gallery__count" aria-live="polite">
            {message('details.gallery.count', { shown: shown + 1, count: slides.length })}
          </span>
          {slide?.kind === 'photo' && slide.caption}
        </p>
        {slides.length > 1 && <GalleryThumbnails slides={slides} shown={shown} onChoose={goTo} />}
      </footer>
    </dialog>
  );
}

/** The kinds beside the photos, and these, with the position of the first; nothing where there are only photos. */
function kindsOf(slides: readonly Slide[]) {
  const kinds = SLIDE_KINDS.flatMap((kind) => {
    const count = slides.filter((slide) => slide.kind === kind).length;

    return count > 0 ? [{ kind, count, first: slides.findIndex((slide) => slide.kind === kind) }] : [];
  });

  return kinds.length > 1 ? kinds : [];
}

function indexAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(clientWidth, 1));
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior = 'auto') {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}
