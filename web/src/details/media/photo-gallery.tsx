import { type ReactNode, useRef } from 'react';
import { message } from '../../messages.ts';
import { useHistoryLayer } from '../../site/history-layer.ts';
import { Icon } from '../../ui/icon.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { GallerySlide } from './gallery-slide.tsx';
import { SLIDE_KINDS, type Slide } from './gallery-slides.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { useSlideStrip } from './use-slide-strip.ts';
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
  const { shown, goTo, step, press, strip } = useSlideStrip(slides.length, start, dialog);
  const slide = slides[shown];
  useHistoryLayer(() => dialog.current?.close());

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="photo-gallery"
      aria-label={message('details.gallery.label')}
      onClose={onClose}
      onKeyDown={press}
    >
      <header className="photo-gallery__head">
        <p className="photo-gallery__place">{title}</p>
        <KindButtons slides={slides} shown={slide?.kind} onChoose={goTo} />
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
          className="photo-gallery__strip"
          {...strip}
        >
          {slides.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the slides does not change while the gallery is open.
            <li key={index} className="photo-gallery__slide" inert={index !== shown}>
              <GallerySlide slide={each} isNear={Math.abs(index - shown) <= 1} />
            </li>
          ))}
        </ul>
        <StepButtons shown={shown} count={slides.length} onStep={step} />
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

type KindButtonsProps = {
  slides: readonly Slide[];
  shown: Slide['kind'] | undefined;
  onChoose: (index: number) => void;
};

/** To the first slide of each kind. */
function KindButtons({ slides, shown, onChoose }: KindButtonsProps) {
  return (
    <div className="photo-gallery__kinds">
      {kindsOf(slides).map(({ kind, count, first }) => (
        <button key={kind} type="button" aria-pressed={shown === kind} onClick={() => onChoose(first)}>
          {message(`details.gallery.${kind}`, { count })}
        </button>
      ))}
    </div>
  );
}

type StepButtonsProps = { shown: number; count: number; onStep: (by: number) => void };

function StepButtons({ shown, count, onStep }: StepButtonsProps) {
  return (
    <>
      <button
        type="button"
        className="photo-gallery__button is-previous"
        aria-label={message('details.gallery.previous')}
        disabled={shown === 0}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-left" size={28} />
      </button>
      <button
        type="button"
        className="photo-gallery__button is-next"
        aria-label={message('details.gallery.next')}
        disabled={shown === count - 1}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-right" size={28} />
      </button>
    </>
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
