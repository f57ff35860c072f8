import { expect, test } from 'vitest';
import { openHouseDay, openHouseTime } from './open-house-text.ts';

test('formats an open house as day and time', () => {
  const house = { date: '2026-11-28', startTime: '11:30', endTime: '13:00' };

  expect(openHouseDay(house)).toBe('Saturday, November 28');
  expect(openHouseTime(house)).toBe('11:30 am to 1:00 pm');
});

test('midnight and noon are twelve', () => {
  expect(openHouseTime({ date: '2026-11-28', startTime: '00:00', endTime: '12:00' })).toBe(
    '12:00 am to 12:00 pm',
  );
});
