import type { Filters } from '../search/filters.ts';
import type { Geo } from '../search/search-state.ts';

/** The editable parts that a template's state is made of. */

export const IMAGE_FILTERS = ['none', 'grayscale', 'white', 'black'] as const;
export type ImageFilter = (typeof IMAGE_FILTERS)[number];

/** `width` and `height` in pixels; 0 is automatic. */
export type ImagePart = {
  imageUrl: string;
  href?: string;
  altText?: string;
  linkOut?: boolean;
  width?: number;
  height?: number;
  filter?: ImageFilter;
};

export const HTML_DISPLAYS = ['block', 'inline', 'inline-block', 'flex', 'inline-flex'] as const;
export type HtmlDisplay = (typeof HTML_DISPLAYS)[number];

/** `html` is stored URI-encoded (encodeURIComponent). */
export type HtmlPart = {
  html: string;
  display: HtmlDisplay;
  className?: string;
  disablePostscribe?: boolean;
};

export const HEADING_SIZES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

/** `html` is inline markup, not encoded. */
export type HeadingPart = { html: string; size: HeadingSize };

/** Rich text: block markup, not encoded. */
export type TextPart = { html: string };

export const ICON_STYLES = ['none', 'enclosed'] as const;
/** `fontSize` in pixels; 0 is that of its place. */
export type IconPart = {
  name: string;
  label?: string;
  fontSize?: number;
  style?: (typeof ICON_STYLES)[number];
};

/** A `link` navigates to `href`; a `tag` is a chip that runs its action or only shows its text (decision 0023). */
export type LinkPart = {
  text: string;
  href?: string;
  icon?: string;
  type?: 'link' | 'tag';
  /** A named action of the product, for example `sign-in`, `schedule-tour`, `estimate`. */
  action?: string;
  linkOut?: boolean;
};

export type RangePart = {
  min: number;
  max: number;
  initial?: number;
  initialStart?: number;
  initialEnd?: number;
  interval?: number;
};

/** A YouTube video. */
export type VideoPart = { url: string };

/** The search behind a feed; a member that is missing does not narrow. */
export type SearchPart = {
  filters?: Filters;
  /** Null is the place of the site. */
  geo?: Geo | null;
  /** A sort's key, for example `list_date_des`. */
  sort?: string;
  /** Exactly these listings. */
  ids?: string[];
};

/** Where a map opens: degrees, and a zoom from 3 to 18. */
export type MapPosition = { lat: number; lon: number; zoom: number };
