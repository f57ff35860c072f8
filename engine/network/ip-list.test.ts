import { expect, test } from 'vitest';
import { parseIpList } from './ip-list.ts';

test.each([
  ['10.0.0.0/8, ::1', '10.200.3.4', true],
  ['10.0.0.0/8, ::1', '::ffff:10.200.3.4', true],
  ['10.0.0.0/8, ::1', '::1', true],
  ['10.0.0.0/8, ::1', '11.0.0.1', false],
  ['2001:db8::/32', '2001:db8:1::2', true],
  ['2001:db8::/32', '2001:db9::2', false],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['0.0.0.0/0', undefined, false],
  ['0.0.0.0/0', 'unknown', false],
  ['', '127.0.0.1', false],
])('the list %j with %s: %j', (list, ip, isOne) => {
  expect(parseIpList(list)?.has(ip)).toBe(isOne);
});

test.each(['localhost', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0'])(
  '%s is not a list',
  (list) => {
    expect(parseIpList(list)).toBeNull();
  },
);
