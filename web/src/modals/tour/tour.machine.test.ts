import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { missingChoice, type TourEvent, tourMachine } from './tour.machine.ts';

const TYPE: TourEvent = { type: 'type.choose', tour: 'Video Tour' };
const DATE: TourEvent = { type: 'date.choose', date: '2026-11-25' };

function after(...events: TourEvent[]) {
  const actor = createActor(tourMachine).start();
  for (const event of events) actor.send(event);

  return actor.getSnapshot();
}

test('a tour request has a type and a date [R3.125]', () => {
  expect(after(TYPE, DATE).context).toMatchObject({ type: 'Video Tour', date: '2026-11-25', time: null });
});

test.each([
  [[], 'type'],
  [[TYPE], 'date'],
  [[DATE], 'type'],
  [[TYPE, DATE], null],
] as const)('after %j a request misses: %s', (events, missing) => {
  const { value, context } = after(...events, { type: 'request' });

  expect(missingChoice(context)).toBe(missing);
  expect(value).toBe(missing ? 'choosing' : 'contact');
  expect(context.isIncomplete).toBe(missing !== null);
});

test('a preferred time is chosen and given up', () => {
  const chosen: TourEvent = { type: 'time.choose', time: '14:00' };

  expect(after(TYPE, DATE, chosen).context.time).toBe('14:00');
  expect(after(TYPE, DATE, chosen, { type: 'time.choose', time: null }).context.time).toBeNull();
});

test('Edit returns to the chosen type and date', () => {
  const edited = after(TYPE, DATE, { type: 'request' }, { type: 'edit' });

  expect(edited.value).toBe('choosing');
  expect(edited.context).toMatchObject({ type: 'Video Tour', date: '2026-11-25', time: null });
});

test('nothing is sent while choosing, and nothing is chosen beside the contact form', () => {
  expect(after(TYPE, DATE, { type: 'form.sent' }).value).toBe('choosing');
  const contact = after(TYPE, DATE, { type: 'request' }, { type: 'date.choose', date: '2026-11-30' });

  expect(contact.value).toBe('contact');
  expect(contact.context.date).toBe('2026-11-25');
});

test('a sent request is over', () => {
  const sent = after(TYPE, DATE, { type: 'request' }, { type: 'form.sent' }, { type: 'edit' });

  expect(sent.value).toBe('sent');
  expect(sent.status).toBe('done');
});
