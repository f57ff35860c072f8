import { expect, test } from 'vitest';
import { dnsRecords } from './dns-records.ts';

test.each<[string, string[], string[]]>([
  ['www.harbour.example', ['203.0.113.7'], ['A 203.0.113.7']],
  ['harbour.example', ['203.0.113.7', '2001:db8::7'], ['A 203.0.113.7', 'AAAA 2001:db8::7']],
  ['www.harbour.example', ['sites.host.example'], ['CNAME sites.host.example']],
  ['harbour.example', ['sites.host.example'], ['ALIAS sites.host.example']],
  ['harbour.example', ['sites.host.example', '203.0.113.7'], ['A 203.0.113.7']],
  ['harbour.example', [], []],
])('%s leads to a server at %j by %j', (host, addresses, records) => {
  expect(dnsRecords(host, addresses).map(({ type, value }) => `${type} ${value}`)).toEqual(records);
});
