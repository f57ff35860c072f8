import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import type { LinkPart } from '#domain/page/parts.ts';
import { EXAMPLE_NAV } from './example-nav.ts';
import type { HeaderState } from './header-parts.ts';

/** What the header of a phone shows of the site's header. */
export type PhoneHeaderData = {
  state: HeaderState;
  /** Links that only the drawer has. */
  more?: readonly LinkPart[];
};

/** Key of the header that a page has on phones in place of the site's row of links. */
export function phoneHeader({ id }: Pick<Page, 'id'>): 'header-mobile-home' | 'header-mobile-interior' {
  return id === HOME_PAGE_ID ? 'header-mobile-home' : 'header-mobile-interior';
}

/** For fixtures. */
export const EXAMPLE_PHONE_HEADER: PhoneHeaderData = {
  state: {
    nav: EXAMPLE_NAV,
    linkList1: [{ icon: 'phone', text: '{office.phone}', href: 'tel:', type: 'link' }],
    linkList2: [{ text: 'Sign In', action: 'sign-in', type: 'link' }],
  },
};
