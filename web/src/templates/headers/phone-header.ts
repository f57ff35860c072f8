import { HOME_PAGE_ID, type Page } from '#domain/page/page.ts';
import type { LinkPart } from '#domain/page/parts.ts';
import { EXAMPLE_NAV } from './example-nav.ts';
import type { DrawerState } from './header-parts.ts';

/** Data of the site's header for a phone header. */
export type PhoneHeaderData = {
  state: DrawerState;
  /** Links in the drawer only. */
  more?: readonly LinkPart[];
};

/** Name of the page's phone header, which replaces the site's header row. */
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
