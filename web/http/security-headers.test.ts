import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('pages run only their own scripts and connect only to their own server', () => {
  const policy = contentSecurityPolicy({ nonce: 'n', production: true });

  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-n'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
});

test('with a basemap its server is allowed too, over http and https', () => {
  const policy = contentSecurityPolicy({
    nonce: 'n',
    production: true,
    mapStyleUrl: 'http://tiles.test:8080/style.json',
  });

  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https: http://tiles.test:8080");
  expect(directive(policy, 'img-src')).toContain('http://tiles.test:8080');
});
