import type { NavItem } from '#domain/site/website.ts';

/** Up to so many characters a navigation has room in any header's row on a small laptop. */
const LONG = 80;
/** And up to so many on a large screen. */
const OVERLONG = 130;

/** The room between two entries, and the sign of pages below one, in characters. */
const GAP = 3.5;
const SIGN = 2.5;

/** The class of a header's narrow form: with a long navigation it takes over on laptops, with an overlong one on every screen. */
export function navLengthClass(nav: readonly NavItem[]): '' | 'has-long-nav' | 'has-overlong-nav' {
  const length = nav.reduce(
    (sum, { label, dropdown }) => sum + label.length + GAP + (dropdown?.length ? SIGN : 0),
    0,
  );
  if (length > OVERLONG) return 'has-overlong-nav';

  return length > LONG ? 'has-long-nav' : '';
}
