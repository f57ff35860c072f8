import { expect, test } from 'vitest';
import { readTourPath, tourFilePath } from './tour-path.ts';

test.each([
  [{ type: 'Video Tour', date: '2026-11-25' }, 'E1', '/_forms/tour/2026-11-25-video.ics?listing=E1'],
  [{ type: 'In person Tour', date: '2026-12-01' }, undefined, '/_forms/tour/2026-12-01-in-person.ics'],
] as const)('the calendar file of %j is read back from its path', (tour, listing, path) => {
  expect(tourFilePath(tour, listing)).toBe(path);
  expect(readTourPath(new URL(path, 'http://localhost').pathname)).toEqual(tour);
});

test.each(['/_forms/tour', '/_forms/tour/2026-02-30-video.ics', '/_forms/tour/2026-11-25-drone.ics'])(
  '%s is no calendar file',
  (path) => expect(readTourPath(path)).toBeNull(),
);
