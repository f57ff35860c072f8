import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf, wanted } from '#domain/parts/part.ts';

const OPENING = defineParts({
  days: part.text('Days', 'Monday to Friday'),
  hours: part.text('Hours', '9 am to 5 pm'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'Visit us'),
  text: part.richText('Text'),
  /** No map is shown without it: the address alone does not say where the pin belongs. */
  position: wanted(part.mapPosition('Place of the office on the map')),
  openings: part.list('Opening hours', 'Line', OPENING, []),
  linkList: part.links('Ways to reach you', [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
    { icon: 'mail', text: '{office.email}', href: 'mailto:', type: 'link' },
  ]),
});

export type OfficeMapState = StateOf<typeof parts>;

export const defaultState: OfficeMapState = initialState(parts);
