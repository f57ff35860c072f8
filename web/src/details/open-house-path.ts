import type { OpenHouse } from '../listing/listing-badges.ts';

const FILE = /\/([^/]+)\/open-house-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.ics$/;

/** Path of an open house's calendar file, below the listing's page. */
export function openHouseFilePath(path: string, { date, startTime }: OpenHouse): string {
  return `${path}/open-house-${date}-${startTime.replace(':', '').slice(0, 4)}.ics`;
}

/** Parses the path of a calendar file into listing and start of the open house; null for other paths. */
export function readOpenHousePath(path: string): { slug: string; date: string; startTime: string } | null {
  const [, slug, date, hour, minute] = FILE.exec(path) ?? [];
  if (!slug || !date) return null;

  try {
    return { slug: decodeURIComponent(slug), date, startTime: `${hour}:${minute}` };
  } catch {
    return null;
  }
}
