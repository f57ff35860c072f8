import { TOUR_TYPES, type TourType } from '#domain/tour/tour.ts';
import { LISTING_PARAM } from './form-path.ts';
import { FORMS_ROOT } from './forms-root.ts';

export type Tour = {
  type: TourType;
  date: string;
  /** The preferred time, as `14:00`; null for any. */
  time?: string | null;
};

const SLUGS: Readonly<Record<TourType, string>> = { 'In person Tour': 'in-person', 'Video Tour': 'video' };
const FILE = new RegExp(`^${FORMS_ROOT}tour/([^/]+)\\.ics$`);
const TOUR = /^(\d{4}-\d{2}-\d{2})-([a-z-]+)$/;

/** A tour as one word of a URL, for example `2026-11-25-video`. */
export function tourSlug({ type, date }: Tour): string {
  return `${date}-${SLUGS[type]}`;
}

/** Parses such a word; null for other texts. */
export function readTourSlug(text: string): Tour | null {
  const [, date, slug] = TOUR.exec(text) ?? [];
  const type = TOUR_TYPES.find((known) => SLUGS[known] === slug);
  const isDay = date && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);

  return type && isDay ? { type, date } : null;
}

/** Path of a requested tour's calendar file. */
export function tourFilePath(tour: Tour, listingId?: string): string {
  const query = listingId ? `?${new URLSearchParams({ [LISTING_PARAM]: listingId })}` : '';

  return `${FORMS_ROOT}tour/${tourSlug(tour)}.ics${query}`;
}

/** Parses such a path; null for other paths. */
export function readTourPath(pathname: string): Tour | null {
  return readTourSlug(FILE.exec(pathname)?.[1] ?? '');
}

/** The tour that a form's values request; null for another form. */
export function tourOf({ type, date, time }: Readonly<Record<string, string>>): Tour | null {
  const known = TOUR_TYPES.find((one) => one === type);

  return known && date ? { type: known, date, time: time || null } : null;
}
