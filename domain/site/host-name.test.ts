import { expect, test } from 'vitest';
import { readHostName } from './host-name.ts';

test.each([
  ['www.example.com', 'www.example.com'],
  [' WWW.Example.com. ', 'www.example.com'],
  ['https://www.example.com/about?x=1', 'www.example.com'],
  ['www.example.com:8080', 'www.example.com'],
  ['élan.example', 'xn--lan-9la.example'],
  ['localhost', 'localhost'],
  ['harbour.localhost', 'harbour.localhost'],
  ['192.0.2.7', '192.0.2.7'],
  ['http://[2001:db8::1]:3000', '[2001:db8::1]'],
  ['example', null],
  ['', null],
  ['two words.example', null],
  ['me@example.com', null],
  ['a..example', null],
  ['-a.example', null],
  [`${'a'.repeat(64)}.example`, null],
  ['javascript:alert(1)', null],
])('%s is the host name %s', (typed, host) => {
  expect(readHostName(typed)).toBe(host);
});
