import { expect, test } from 'vitest';
import { isCancellable, requestState } from './customer-request.ts';
import { LEAD_STATUSES } from './lead-status.ts';

const NOW = new Date('2026-11-21T19:00:00Z');

test('a customer sees that a request was sent, answered or cancelled, and no more of the work on it', () => {
  expect(LEAD_STATUSES.map((status) => requestState({ status, cancelledAt: null }))).toEqual([
    'sent',
    'answered',
    'answered',
    'answered',
    'sent',
    'sent',
  ]);
  for (const status of LEAD_STATUSES) expect(requestState({ status, cancelledAt: NOW })).toBe('cancelled');
});

test.each([
  ['tour', null, '2026-11-21', true],
  ['request-showing', null, '2026-11-30', true],
  ['tour', null, '2026-11-20', false],
  ['tour', NOW, '2026-11-30', false],
  ['tour', null, undefined, false],
  ['contact-agent', null, '2026-11-30', false],
])('%s, cancelled %s, on %s: can be cancelled %s', (kind, cancelledAt, date, expected) => {
  expect(isCancellable({ kind, cancelledAt, date }, '2026-11-21')).toBe(expected);
});
