import { type ReactNode, useEffect, useRef } from 'react';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { modalListing } from '../modal-listing.ts';
import { SECTION_IDS, type Section } from './page-sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './section-links.css';

type SectionLinksProps = {
  sections: readonly Section[];
  listing: ListingDetails_ListingFragment;
  /** Offer a tour once the row has reached the edge: where no contact card stays in view. */
  hasTour: boolean;
  children?: ReactNode;
};

/** Links to the parts of the page, which stay at the edge of the window and tell which one is read. */
export function SectionLinks({ sections, listing, hasTour, children }: SectionLinksProps) {
  const row = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { current, isStuck } = useCurrentSection(sections, row);
  useScrollEdges(list);

  useEffect(() => {
    const links = list.current;
    const link = links?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would scroll the page too.
    if (links && link && current) links.scrollTo({ left: link.offsetLeft - links.clientWidth / 3 });
  }, [current]);

  return (
    <nav ref={row} className="section-links" aria-label={message('details.sections')}>
      <ul ref={list} className="section-links__list">
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${SECTION_IDS[section]}`} aria-current={section === current || undefined}>
              {sectionName(section, listing)}
            </a>
          </li>
        ))}
      </ul>
      {hasTour && isStuck && (
        <ModalLink
          className="button section-links__tour"
          kind="tour"
          modal={{ listing: modalListing(listing) }}
        >
          <Icon name="calendar-check" />
          {message('details.contact.tour')}
        </ModalLink>
      )}
      {children}
    </nav>
  );
}

function sectionName(section: Section, { transactionType }: ListingDetails_ListingFragment): string {
  if (section === 'market' && transactionType === 'LEASE') return message('details.sections.rents');

  return message(`details.sections.${section}`);
}
