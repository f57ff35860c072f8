import { expect, test } from 'vitest';
import { createVisitorLimits } from './visitor-limits.ts';

const from = (address: string) =>
  new Request('http://localhost/', { headers: { 'x-visitor-address': address } });

test('a visitor over the limit waits for the window to end, others do not', () => {
  const time = { now: 0 };
  const limits = createVisitorLimits({ requests: 2, clock: () => new Date(time.now) });
  const send = (address: string) => limits.takeRequest(from(address));

  expect([send('1.2.3.4'), send('::ffff:1.2.3.4'), send('1.2.3.4')]).toEqual([null, null, 10]);
  expect(send('1.2.3.5')).toBeNull();
  time.now = 10_000;
  expect(send('1.2.3.4')).toBeNull();
});

test('all IPs of an IPv6 network are one visitor', () => {
  const limits = createVisitorLimits({ requests: 1 });

  expect(limits.takeRequest(from('2a00:1450:4001:81b::1'))).toBeNull();
  expect(limits.takeRequest(from('2a00:1450:4001:81b::2'))).toBe(10);
  expect(limits.takeRequest(from('2a00:1450:4001:81c::1'))).toBeNull();
});

test.each(['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.0.0.8', ''])(
  '%j, which stands for any client, has no limit',
  (address) => {
    const limits = createVisitorLimits({ requests: 1, work: 1 });

    expect([limits.takeRequest(from(address)), limits.takeRequest(from(address))]).toEqual([null, null]);
    expect(limits.takeWork(address, 10)).toBeNull();
  },
);

test.each<[string, number[], (number | null)[]]>([
  ['sixty maps full of homes', Array(60).fill(1000), Array(60).fill(null)],
  [
    'boxes side by side, as many homes as an answer holds',
    Array(31).fill(2000),
    [...Array(30).fill(null), 600],
  ],
  ['many small boxes', Array(601).fill(100), [...Array(600).fill(null), 600]],
])('the listings on maps count for ten minutes: %s', (_, maps, expected) => {
  const limits = createVisitorLimits({ clock: () => new Date(0) });

  expect(maps.map((homes) => limits.takePoints('1.2.3.4', homes))).toEqual(expected);
  expect(limits.takePoints('1.2.3.5', 2000)).toBeNull();
});

test('data read for a visitor count by their size', () => {
  const limits = createVisitorLimits({ work: 10_000 });

  expect([limits.takeWork('1.2.3.4', 6_000), limits.takeWork('1.2.3.4', 6_000)]).toEqual([null, 10]);
});
