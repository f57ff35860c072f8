import { describe, expect, test } from 'vitest';
import { checkSubmission } from '../contact/check-submission.ts';
import type { Form } from '../contact/form.ts';
import { TOUR_DAYS, TOUR_TIMES, TOUR_TYPES, timesToCome, tourDates, withTourFields } from './tour.ts';

const LABELS = { type: 'Which type?', date: 'Which day?', time: 'Which time?' };
const form = (id: string): Form => ({
  id,
  name: 'A form',
  fields: [{ name: 'name', label: 'Your name', type: 'text', required: true }],
  captcha: 'doubt',
});

test.each([
  ['2026-11-23', '2026-12-07'],
  ['2026-12-25', '2027-01-08'],
  ['2028-02-20', '2028-03-05'],
  ['2026-03-01', '2026-03-15'],
])('the dates from %s on are 15 consecutive days until %s', (today, last) => {
  const dates = tourDates(today);

  expect(dates).toHaveLength(TOUR_DAYS);
  expect(dates[0]).toBe(today);
  expect(dates.at(-1)).toBe(last);
  expect(new Set(dates).size).toBe(TOUR_DAYS);
});

describe('a request on November 23', () => {
  const { fields } = withTourFields(form('tour'), '2026-11-23', LABELS);
  const check = (values: object) => checkSubmission(fields, { name: 'Ada', ...values });

  test.each([
    [{ type: TOUR_TYPES[0], date: '2026-11-23' }, null],
    [{ type: TOUR_TYPES[1], date: '2026-12-07' }, null],
    [{ type: TOUR_TYPES[0], date: '2026-11-23', time: '14:00' }, null],
    [
      { type: TOUR_TYPES[0], date: '2026-11-23', time: '03:00' },
      { field: 'time', problem: 'option' },
    ],
    [{ date: '2026-11-23' }, { field: 'type', problem: 'required' }],
    [
      { type: 'Drone Tour', date: '2026-11-23' },
      { field: 'type', problem: 'option' },
    ],
    [{ type: TOUR_TYPES[0] }, { field: 'date', problem: 'required' }],
    [
      { type: TOUR_TYPES[0], date: '2026-11-22' },
      { field: 'date', problem: 'day' },
    ],
    [
      { type: TOUR_TYPES[0], date: '2026-12-08' },
      { field: 'date', problem: 'day' },
    ],
    [
      { type: TOUR_TYPES[0], date: 'soon' },
      { field: 'date', problem: 'date' },
    ],
  ])('of %j has the problem %j', (values, problem) => {
    expect(check(values)).toEqual(problem);
  });
});

test.each([
  ['2026-11-24', '2026-11-23T14:05', TOUR_TIMES],
  [null, '2026-11-23T14:05', TOUR_TIMES],
  ['2026-11-23', '2026-11-23T16:30', ['17:00', '18:00', '19:00']],
  ['2026-11-23', '2026-11-23T19:00', []],
])('times of %s at %s are those to come', (date, now, times) => {
  expect(timesToCome(date, now)).toEqual(times);
});

test('only tour forms ask for type, date and time', () => {
  const names = (id: string) => withTourFields(form(id), '2026-11-23', LABELS).fields.map(({ name }) => name);

  expect(names('request-showing')).toEqual(['type', 'date', 'time', 'name']);
  expect(names('contact-agent')).toEqual(['name']);
});
