import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type TourEvent, tourMachine } from './tour.machine.ts';

const TYPE: TourEvent = { type: 'type.choose', tour: 'Video Tour' };
const DATE: TourEvent = { type: 'date.choose', date: '2026-11-25' };

function after(...events: TourEvent[]) {
  const actor = createActor(tourMachine).start();
  for (const event of events) actor.send(event);

  return actor.getSnapshot();
}

test('a tour request has a type and a date [R3.125]', () => {
  expect(after(TYPE, DATE).context).toEqual({ type: 'Video Tour', date: '2026-11-25', time: null });
});

test.each([
  [[], false],
  [[TYPE], false],
  [[DATE], false],
  [[TYPE, DATE], true],
])('after %j a tour can be requested: %s', (events, isPossible) => {
  expect(after(...events).can({ type: 'request' })).toBe(isPossible);
  expect(after(...events, { type: 'request' }).value).toBe(isPossible ? 'contact' : 'choosing');
});

test('a preferred time is chosen and given up', () => {
  const chosen: TourEvent = { type: 'time.choose', time: '14:00' };

  expect(after(TYPE, DATE, chosen).context.time).toBe('14:00');
  expect(after(TYPE, DATE, chosen, { type: 'time.choose', time: null }).context.time).toBeNull();
});

test('Edit returns to the chosen type and date', () => {
  const edited = after(TYPE, DATE, { type: 'request' }, { type: 'edit' });

  expect(edited.value).toBe('choosing');
  expect(edited.context).toEqual({ type: 'Video Tour', date: '2026-11-25', time: null });
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
