import { expect, test } from 'vitest';
import { tellVisitorAddress } from './visitor-address.ts';

const told = (headers: Record<string, string>, socket?: string) =>
  tellVisitorAddress(new Request('http://edmonton.localhost/', { headers }), socket).headers.get(
    'x-visitor-address',
  );

test('a visitor has the address that the connection comes from, whatever they say', () => {
  expect(told({}, '203.0.114.9')).toBe('203.0.114.9');
  expect(told({ 'x-visitor-address': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' }, '203.0.114.9')).toBe(
    '203.0.114.9',
  );
  expect(told({ 'x-visitor-address': '1.2.3.4' })).toBeNull();
});

test('behind a proxy on the own network it is the one that the proxy has added', () => {
  expect(told({ 'x-forwarded-for': '1.2.3.4, 203.0.114.9' }, '::ffff:10.0.0.2')).toBe('203.0.114.9');
  expect(told({}, '127.0.0.1')).toBe('127.0.0.1');
});
