import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingPhoto } from '../../listing/listing-photo.tsx';
import { usePhotoSizes } from '../../listing/photo-ratio.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import './card-photos.css';

type CardPhotosProps = {
  listing: ListingCard_ListingFragment;
  isFirst: boolean;
  /** The `sizes` attribute. */
  sizes: string;
};

/**
 * The photos of a card: swiped, by arrows, or by the arrow keys wherever the focus is on the card. All but the first
 * load once somebody comes near. A click opens the home, as everywhere on the card. The link of the card is its only
 * stop: browsers would make one of anything that scrolls.
 */
export function CardPhotos({ listing, isFirst, sizes }: CardPhotosProps) {
  const { images, imageCount } = listing;
  const strip = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [shown, setShown] = useState(0);
  const last = images.length - 1;
  const sizesOf = usePhotoSizes(sizes);

  useEffect(() => setReady(true), []);
  useEffect(() => {
    const card = strip.current?.closest('article');
    if (!card || last < 1) return;
    const use = () => setUsed(true);
    card.addEventListener('focusin', use, { once: true });
    return () => card.removeEventListener('focusin', use);
  }, [last]);

  if (last < 1)
    return (
      <ListingPhoto
        image={images[0]}
        place={listing.location}
        sizes={sizesOf(images[0]?.url ?? '')}
        isFirst={isFirst}
      />
    );

  function show(next: number) {
    const node = strip.current;
    setUsed(true);
    node?.scrollTo({ left: Math.min(Math.max(next, 0), last) * node.clientWidth, behavior: 'smooth' });
  }

  return (
    <div className="card-photos" data-ready={isReady || undefined} onPointerEnter={() => setUsed(true)}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the card is a link; this passes the click of a pointer on. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same. */}
      <div
        ref={strip}
        className="card-photos__strip"
        tabIndex={-1}
        onClick={openCard}
        onPointerDown={() => setUsed(true)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((image, index) => (
          <div key={image.url} className="card-photos__slide">
            {(index === 0 || isUsed) && (
              <ListingPhoto image={image} sizes={sizesOf(image.url)} isFirst={isFirst && index === 0} />
            )}
          </div>
        ))}
      </div>
      {isReady && (
        <>
          <Arrow side="previous" isHidden={shown === 0} onPress={() => show(shown - 1)} />
          <Arrow side="next" isHidden={shown === last} onPress={() => show(shown + 1)} />
        </>
      )}
      <p className="card-photos__count">
        <span aria-hidden="true">{isUsed ? `${shown + 1}/${imageCount}` : imageCount}</span>
        <span className="visually-hidden">{message('listing.photos.count', { count: imageCount })}</span>
      </p>
    </div>
  );
}

type ArrowProps = { side: 'previous' | 'next'; isHidden: boolean; onPress: () => void };

/** Not in the order of focus: the arrow keys do the same on every card. */
function Arrow({ side, isHidden, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`card-photos__arrow is-${side}`}
      aria-label={message(`listing.photos.${side}`)}
      hidden={isHidden}
      onClick={onPress}
    >
      <Icon name={side === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}

/** Left and right on a card show its previous and next photo. */
export function flipPhotos(event: KeyboardEvent<HTMLElement>): void {
  const side = event.key === 'ArrowRight' ? 'next' : event.key === 'ArrowLeft' ? 'previous' : null;
  if (!side || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;

  const arrow = event.currentTarget.querySelector<HTMLButtonElement>(`.card-photos__arrow.is-${side}`);
  if (!arrow) return;
  event.preventDefault();
  if (!arrow.hidden) arrow.click();
}

/** A click on a photo is one on the link of the card, with its keys. */
function openCard({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  currentTarget
    .closest('article')
    ?.querySelector('.card__link')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
