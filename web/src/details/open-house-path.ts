import type { OpenHouse } from '../listing/listing-badges.ts';

const FILE = /\/([^/]+)\/open-house-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.ics$/;

/** Where the calendar file of an open house is: below the home's page. */
export function openHouseFilePath(path: string, { date, startTime }: OpenHouse): string {
  return `${path}/open-house-${date}-${startTime.replace(':', '').slice(0, 4)}.ics`;
}

/** The listing and the beginning of an open house by the path of its calendar file; null for any other path. */
export function readOpenHousePath(path: string): { slug: string; date: string; startTime: string } | null {
  const [, slug, date, hour, minute] = FILE.exec(path) ?? [];
  if (!slug || !date) return null;

  try {
    return { slug: decodeURIComponent(slug), date, startTime: `${hour}:${minute}` };
  } catch {
    return null;
  }
}
