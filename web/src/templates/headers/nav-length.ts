import type { NavItem } from '#domain/site/website.ts';

/** A navigation of up to this many characters fits in any header's row on a small laptop. */
const LONG = 80;
/** And up to this many on a large screen. */
const OVERLONG = 130;

/** Gap between two entries, and the marker of a group, in characters. */
const GAP = 3.5;
const SIGN = 2.5;

/** The class of a header's narrow form: a long navigation uses it on laptops, an overlong one on every screen. */
export function navLengthClass(nav: readonly NavItem[]): '' | 'has-long-nav' | 'has-overlong-nav' {
  const length = nav.reduce(
    (sum, { label, dropdown }) => sum + label.length + GAP + (dropdown?.length ? SIGN : 0),
    0,
  );
  if (length > OVERLONG) return 'has-overlong-nav';

  return length > LONG ? 'has-long-nav' : '';
}
