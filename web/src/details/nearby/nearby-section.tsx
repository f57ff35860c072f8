import { NearbyList } from '../../map/nearby/nearby-list.tsx';
import { message } from '../../messages.ts';
import type { ListingPage_QueryFragment } from '../listing-page.generated.ts';
import { Folded } from '../sections/folded.tsx';
import { SECTION_IDS } from '../sections/page-sections.ts';
import './nearby-section.css';

/** Places of each kind that a phone shows at first. */
const FIRST = 2;

type NearbySectionProps = { places: ListingPage_QueryFragment['nearby'] };

/** The nearest schools, stops and parks with their distances; renders nothing without any. */
export function NearbySection({ places }: NearbySectionProps) {
  if (places.length === 0) return null;

  return (
    <section className="nearby-section" id={SECTION_IDS.nearby}>
      <h2>{message('nearby.title')}</h2>
      <Folded more={message('nearby.all')}>
        <NearbyList places={places} level={3} first={FIRST} />
      </Folded>
      <p className="nearby-section__note">{message('nearby.note')}</p>
    </section>
  );
}
