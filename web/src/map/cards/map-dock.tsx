import { useEffect, useRef, useState } from 'react';
import type { ListingCard_ListingFragment } from '../../listing/listing-card.generated.ts';
import { ListingCard } from '../../listing/listing-card.tsx';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadCards } from './use-card-listings.ts';
import './map-dock.css';

/** Cards are loaded in groups of this size, around the one in view. */
const GROUP = 8;

type MapDockProps = {
  /** The homes on the map, the pressed one first and its neighbours after it. */
  ids: readonly string[];
  /** The card in view. */
  onTurn: (id: string) => void;
  onClose: () => void;
};

/** On a phone: one card at the foot of the map, swiped from home to home. */
export function MapDock({ ids, onTurn, onClose }: MapDockProps) {
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const cards = useCards(ids, index);
  const latest = useRef(onTurn);
  const key = ids.join('|');

  useEffect(() => {
    latest.current = onTurn;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker starts at its first card.
  useEffect(() => {
    list.current?.scrollTo({ left: 0, behavior: 'instant' });
    setIndex(0);
  }, [key]);
  useEffect(() => {
    const id = key.split('|')[index];
    if (id) latest.current(id);
  }, [key, index]);

  function turnTo(next: number) {
    const card = list.current?.children[next];
    if (card instanceof HTMLElement) list.current?.scrollTo({ left: card.offsetLeft - gutter(list.current) });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form, so not a fieldset.
    <div
      className="map-dock"
      role="group"
      tabIndex={-1}
      data-over-map
      aria-label={message('map.dock.label')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="map-dock__bar">
        <button
          type="button"
          disabled={index === 0}
          aria-label={message('map.dock.previous')}
          onClick={() => turnTo(index - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <p role="status">{message('map.dock.place', { index: index + 1, count: ids.length })}</p>
        <button
          type="button"
          disabled={index === ids.length - 1}
          aria-label={message('map.dock.next')}
          onClick={() => turnTo(index + 1)}
        >
          <Icon name="chevron-right" />
        </button>
        <button type="button" aria-label={message('ui.close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <ul
        ref={list}
        className="map-dock__list"
        onScroll={({ currentTarget }) => setIndex(cardInView(currentTarget))}
      >
        {ids.map((id, place) => {
          const listing = cards.get(id);
          return (
            <li key={id} inert={place !== index}>
              {listing ? <ListingCard listing={listing} look="small" /> : <div className="map-dock__wait" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function gutter(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0;
}

/** The card whose middle is nearest to that of the list. */
function cardInView(list: HTMLElement): number {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const distances = [...list.children].map((card) =>
    card instanceof HTMLElement ? Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle) : Infinity,
  );

  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The loaded cards: those around the one in view, and those seen before. */
function useCards(ids: readonly string[], index: number): ReadonlyMap<string, ListingCard_ListingFragment> {
  const [cards, setCards] = useState<ReadonlyMap<string, ListingCard_ListingFragment>>(new Map());
  const first = Math.floor(index / GROUP) * GROUP;
  const near = [ids.slice(first, first + GROUP), ids.slice(first + GROUP, first + 2 * GROUP)].filter(
    ({ length }) => length > 0,
  );
  const key = near.map((group) => group.join('|')).join('||');

  useEffect(() => {
    let isStale = false;
    for (const group of key.split('||'))
      loadCards(group.split('|')).then(
        (listings) => {
          if (!isStale)
            setCards((before) => new Map([...before, ...listings.map((one) => [one.id, one] as const)]));
        },
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [key]);

  return cards;
}
