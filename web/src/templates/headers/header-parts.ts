import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** What every header lets an agent change. `nav` is stored beside the state (page/as-strap.ts). */
export const HEADER_PARTS = defineParts({
  nav: part.nav('Navigation'),
  /** Ways to get in touch. */
  linkList1: part.links('Contact links', [
    { icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' },
  ]),
  /** The account. */
  linkList2: part.links('Account links', [{ text: 'Sign In', action: 'sign-in', type: 'link' }]),
});

export type HeaderState = StateOf<typeof HEADER_PARTS>;
