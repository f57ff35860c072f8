import { describe, expect, test } from 'vitest';
import { DEFAULT_QUIET_HOURS, isQuiet, lastDaily, lastWeekly } from './schedule.ts';

const CHICAGO = 'America/Chicago';

describe('quiet hours', () => {
  test.each([
    ['2026-11-23T20:59:00-06:00', CHICAGO, false],
    ['2026-11-23T21:00:00-06:00', CHICAGO, true],
    ['2026-11-24T00:30:00-06:00', CHICAGO, true],
    ['2026-11-24T07:59:59-06:00', CHICAGO, true],
    ['2026-11-24T08:00:00-06:00', CHICAGO, false],
    // The night the clocks go forward, and the night they go back.
    ['2026-03-08T07:59:00-05:00', CHICAGO, true],
    ['2026-03-08T08:00:00-05:00', CHICAGO, false],
    ['2026-11-01T07:59:00-06:00', CHICAGO, true],
    ['2026-11-01T08:00:00-06:00', CHICAGO, false],
    ['2026-11-23T21:00:00+01:00', 'Europe/Paris', true],
    ['2026-11-24T12:00:00+01:00', 'Europe/Paris', false],
  ])('at %s in %s', (time, zone, quiet) => {
    expect(isQuiet(new Date(time), zone, DEFAULT_QUIET_HOURS)).toBe(quiet);
  });

  test.each([
    ['09:00', '17:00', '12:00', true],
    ['09:00', '17:00', '17:00', false],
    ['09:00', '17:00', '08:59', false],
    ['00:00', '00:00', '03:00', false],
    ['22:30', '06:15', '22:29', false],
    ['22:30', '06:15', '06:14', true],
  ])('from %s until %s hold %s: %s', (from, until, time, quiet) => {
    expect(isQuiet(new Date(`2026-11-23T${time}:00Z`), 'UTC', { from, until })).toBe(quiet);
  });
});

describe('digests', () => {
  test.each([
    ['2026-11-23T08:59:00-06:00', '2026-11-22T09:00:00-06:00'],
    ['2026-11-23T09:00:00-06:00', '2026-11-23T09:00:00-06:00'],
    ['2026-11-23T23:59:00-06:00', '2026-11-23T09:00:00-06:00'],
    ['2026-03-08T08:30:00-05:00', '2026-03-07T09:00:00-06:00'],
    ['2026-03-08T09:30:00-05:00', '2026-03-08T09:00:00-05:00'],
    ['2026-11-01T08:30:00-06:00', '2026-10-31T09:00:00-05:00'],
    ['2026-11-01T10:00:00-06:00', '2026-11-01T09:00:00-06:00'],
  ])('daily ones at %s were last due at %s', (now, due) => {
    expect(lastDaily(new Date(now), CHICAGO)).toEqual(new Date(due));
  });

  test.each([
    // 23 November 2026 is a Monday.
    ['2026-11-23T09:00:00-06:00', '2026-11-23T09:00:00-06:00'],
    ['2026-11-23T08:59:00-06:00', '2026-11-16T09:00:00-06:00'],
    ['2026-11-29T23:00:00-06:00', '2026-11-23T09:00:00-06:00'],
    ['2026-11-01T12:00:00-06:00', '2026-10-26T09:00:00-05:00'],
    ['2026-03-09T08:00:00-05:00', '2026-03-02T09:00:00-06:00'],
  ])('weekly ones at %s were last due at %s', (now, due) => {
    expect(lastWeekly(new Date(now), CHICAGO)).toEqual(new Date(due));
  });
});
