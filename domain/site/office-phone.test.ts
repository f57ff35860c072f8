import { expect, test } from 'vitest';
import { exampleWebsite } from '../testing/example-website.ts';
import { officePhone } from './office-phone.ts';

test.each([
  [{ phone: '1', officePhone: '2', cellPhone: '3' }, '1'],
  [{ phone: '', officePhone: '2', cellPhone: '3' }, '2'],
  [{ phone: '', officePhone: '', cellPhone: '3' }, '3'],
  [{ phone: '', officePhone: '', cellPhone: '' }, ''],
])('of %j the number is %j', (numbers, number) => {
  const { office } = exampleWebsite().config;

  expect(officePhone({ ...office, ...numbers })).toBe(number);
});
