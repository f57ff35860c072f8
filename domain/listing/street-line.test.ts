import { expect, test } from 'vitest';
import { streetLine } from './street-line.ts';

test.each([
  ['104', '10547 39 Avenue NW', 'AB', '104-10547 39 Avenue NW'],
  ['104', '10547 39 Avenue NW', 'TX', '10547 39 Avenue NW #104'],
  ['#4B', '310 Mulberry Ave', 'tx', '310 Mulberry Ave #4B'],
  ['Unit 7', '12 rue Saint-Denis', 'QC', '7-12 rue Saint-Denis'],
  ['Apt. 2', '9 King William', 'DC', '9 King William #2'],
  ['12', '5 Calle Mayor', null, '12-5 Calle Mayor'],
  [null, '8506 97 Street NW', 'AB', '8506 97 Street NW'],
  [' ', '8506 97 Street NW', 'AB', '8506 97 Street NW'],
])('unit %s of %s in %s is written %s', (unit, street, region, line) => {
  expect(streetLine({ unit, street, region })).toBe(line);
});
