import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { message } from '../../messages.ts';
import { Modal } from '../../modals/modal.tsx';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactCard } from '../contact-card.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { gallerySlides, SLIDE_KINDS, type Slide } from './gallery-slides.ts';
import { ListingGallery } from './listing-gallery.tsx';
import { MediumFrame } from './medium-frame.tsx';
import './media-modal.css';

const MediaEditor = lazy(() =>
  import('./media-editor.tsx').then((module) => ({ default: module.MediaEditor })),
);

/** Width of the modal, in pixels. */
const WIDTH = 600;

type MediaModalProps = {
  listing: ListingDetails_ListingFragment;
  /** The medium to scroll to first. */
  start: number;
  /** Opened from a strap that shows the contact card. */
  hasContactCard: boolean;
  onClose: () => void;
};

/** All media of a listing by kind; a photo opens full screen. Editors can change the media they added. */
export function MediaModal({ listing, start, hasContactCard, onClose }: MediaModalProps) {
  const { canEdit } = useSite().viewer;
  const content = useRef<HTMLDivElement>(null);
  const [largeAt, setLargeAt] = useState<number | null>(null);
  const [isEdited, setEdited] = useState(false);
  const slides = gallerySlides(listing);
  const title = [listing.address, listing.city, listing.province].filter(Boolean).join(', ');

  useEffect(() => {
    if (start > 0) content.current?.querySelector(`[data-medium="${start}"]`)?.scrollIntoView();
  }, [start]);

  return (
    <>
      <Modal title={title || message('details.gallery.label')} width={WIDTH} onClose={onClose}>
        <div className="media-modal" ref={content}>
          <Jumps slides={slides} content={content} />
          {SLIDE_KINDS.map((kind) => (
            <MediaOfKind
              key={kind}
              kind={kind}
              slides={slides}
              onOpen={setLargeAt}
              onEdit={canEdit ? () => setEdited(true) : null}
            />
          ))}
          {hasContactCard && <ContactCard listing={listing} />}
        </div>
      </Modal>
      {largeAt !== null && (
        <ListingGallery listing={listing} start={largeAt} onClose={() => setLargeAt(null)} />
      )}
      {isEdited && (
        <Suspense>
          <MediaEditor listing={listing} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </>
  );
}

type Content = React.RefObject<HTMLDivElement | null>;

/** Photos, Videos, Others with counts, of which there are any: each scrolls to the first of its kind. */
function Jumps({ slides, content }: { slides: readonly Slide[]; content: Content }) {
  const jump = (kind: Slide['kind']) => {
    const section = content.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };

  const kinds = SLIDE_KINDS.map((kind) => ({
    kind,
    count: slides.filter((slide) => slide.kind === kind).length,
  }));

  return (
    <div className="media-modal__jumps">
      {kinds
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <button key={kind} type="button" onClick={() => jump(kind)}>
            {message(`details.gallery.${kind}`, { count })}
          </button>
        ))}
    </div>
  );
}

type MediaOfKindProps = {
  kind: Slide['kind'];
  slides: readonly Slide[];
  onOpen: (index: number) => void;
  onEdit: (() => void) | null;
};

function MediaOfKind({ kind, slides, onOpen, onEdit }: MediaOfKindProps) {
  if (!slides.some((slide) => slide.kind === kind)) return null;

  return (
    <section data-kind={kind} tabIndex={-1} aria-label={message(`details.gallery.${kind}.label`)}>
      <ul className="media-modal__list">
        {slides.map(
          (slide, index) =>
            slide.kind === kind && (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the media does not change while the modal is open.
              <li key={index} data-medium={index} className={`media-modal__medium is-${kind}`}>
                <MediumFrame slide={slide} onOpen={() => onOpen(index)} />
                {onEdit && (
                  <button type="button" className="media-modal__edit" onClick={onEdit}>
                    <Icon name="pencil" />
                    {message('details.media.edit')}
                  </button>
                )}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
