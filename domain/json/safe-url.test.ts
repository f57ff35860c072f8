import { expect, test } from 'vitest';
import { isSafeUrl } from './safe-url.ts';

test.each([
  '',
  '/about',
  'about:us'.replace(':', '/'),
  '#map',
  '?page=2',
  'https://example.org/a:b',
  'HTTP://example.org',
  '//example.org',
  'mailto:a@b.example',
  'tel:+17805551234',
  '/a:b',
  './a',
])('%j can be linked to', (address) => {
  expect(isSafeUrl(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  ':x',
])('%j cannot', (address) => {
  expect(isSafeUrl(address)).toBe(false);
});
