import { expect, test } from 'vitest';
import { CONTACT_FORM_ID, formUrlId } from './form.ts';

test('the contact form is stock/contact-agent [R7.092]', () => {
  expect(CONTACT_FORM_ID).toBe('stock/contact-agent');
});

test.each([
  ['stock/contact-agent', 'contact-agent'],
  ['contact-agent', 'contact-agent'],
  ['our/stock/form', 'our/stock/form'],
])('%s is %s in an address [R7.093]', (id, address) => {
  expect(formUrlId(id)).toBe(address);
});
