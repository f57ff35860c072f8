import { expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

test('the document title is the page title and then the site name [R5.052]', () => {
  expect(documentTitle('About us', 'Parkline Realty')).toBe('About us | Parkline Realty');
});

test.each([
  ['', 'Parkline Realty', 'Parkline Realty'],
  ['About us', ' ', 'About us'],
  ['Parkline Realty', 'Parkline Realty', 'Parkline Realty'],
])('of %j and %j it is %j', (page, site, title) => {
  expect(documentTitle(page, site)).toBe(title);
});

test('a site may choose its separator', () => {
  expect(documentTitle('About us', 'Parkline', ' – ')).toBe('About us – Parkline');
});
