import { expect, test } from 'vitest';
import { instantOf, openHouseCalendar } from './open-house-calendar.ts';

const ENTRY = {
  uid: 'l-1-20261128@parkline.example',
  date: '2026-11-28',
  startTime: '13:00',
  endTime: '15:00',
  timeZone: 'America/Chicago',
  title: 'Open house: 10234 82 Avenue NW',
  place: '10234 82 Avenue NW, Edmonton, AB',
  url: 'https://parkline.example/for-sale/strathcona-e4412345',
  madeAt: new Date('2026-11-21T10:00:00Z'),
};

test('an open house is an event from its start to its end', () => {
  expect(openHouseCalendar(ENTRY).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Strapwork//Open houses//EN',
    'BEGIN:VEVENT',
    'UID:l-1-20261128@parkline.example',
    'DTSTAMP:20261121T100000Z',
    'DTSTART:20261128T190000Z',
    'DTEND:20261128T210000Z',
    'SUMMARY:Open house: 10234 82 Avenue NW',
    'LOCATION:10234 82 Avenue NW\\, Edmonton\\, AB',
    'URL:https://parkline.example/for-sale/strathcona-e4412345',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('text cannot begin a line of its own, and lines are folded at 75 bytes', () => {
  const text = openHouseCalendar({ ...ENTRY, title: `é${'long '.repeat(40)}\r\nATTENDEE:x` });
  const lines = text.split('\r\n');

  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`é${'long '.repeat(40)}\\nATTENDEE:x`);
});

test.each([
  ['2026-07-01', '13:00', 'America/Edmonton', '2026-07-01T19:00:00.000Z'],
  ['2026-12-01', '13:00', 'America/Chicago', '2026-12-01T19:00:00.000Z'],
  ['2026-03-08', '13:00', 'America/Edmonton', '2026-03-08T19:00:00.000Z'],
  ['2026-11-01', '00:30', 'America/Chicago', '2026-11-01T05:30:00.000Z'],
  ['2026-06-01', '10:00', 'UTC', '2026-06-01T10:00:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOf(date, time, zone).toISOString()).toBe(instant);
});
