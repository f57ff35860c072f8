import { expect, test } from 'vitest';
import { streetText } from './street.ts';
import { numberedStreet, plainStreet, streetMatch, withListedStreet } from './street-match.ts';

test.each([
  ['Whyte Ave', 'whyte avenue'],
  ['82nd Ave. NW', '82 avenue nw'],
  ['124th St Northwest', '124 street nw'],
  ['St. Albert Trl', 'saint albert trail'],
  ['boul. René-Lévesque', 'boulevard rene levesque'],
  ['5e Avenue', '5 avenue'],
  ['Constructor Way', 'constructor way'],
])('%s is compared as %s', (text, plain) => {
  expect(plainStreet(text)).toBe(plain);
});

test.each([
  ['Whyte Avenue NW', 'whyte avenue', 'whole'],
  ['Whyte Avenue NW', 'whyte ave nw', 'whole'],
  ['Whyte Avenue NW', 'whyt', 'start'],
  ['82 Avenue NW', '82nd', 'start'],
  ['N Flores St', 'flores street', 'word'],
  ['Whyte Avenue NW', 'venue', null],
  ['182 Avenue NW', '82 avenue', null],
  ['Whyte Avenue NW', '10234 whyte avenue', null],
  ['Whyte Avenue NW', '...', null],
  ['Whyte Avenue NW', 'west', null],
  ['Westpark Lane NW', 'west', 'start'],
  ['W Loop', 'west', 'start'],
  ['Loop Road W', 'west', 'word'],
])('%s answers %s: %s', (name, text, match) => {
  expect(streetMatch(name, text)).toBe(match);
});

test('a street is named with its city', () => {
  expect(streetText('Rue_Saint-Denis__Montréal')).toBe('Rue Saint-Denis, Montréal');
});

test.each([
  ['82 Ave', { number: 82, kind: 'avenue' }],
  ['124th Street Northwest', { number: 124, kind: 'street' }],
  ['Whyte Avenue', null],
  ['82 Whyte Avenue', null],
  ['82', null],
])('%s is the numbered street %j', (name, street) => {
  expect(numberedStreet(name)).toEqual(street);
});

test.each([
  ['82nd ave', 'Whyte Avenue'],
  ['10423 82 Avenue NW, Edmonton', '10423 Whyte Avenue nw, Edmonton'],
  ['182 Avenue', '182 Avenue'],
  ['Strathcona', 'Strathcona'],
])('%s is listed as %s', (text, listed) => {
  expect(withListedStreet(text, { '82 Avenue': 'Whyte Avenue' })).toBe(listed);
});

test('a listed name is written as it is, whatever its characters', () => {
  expect(withListedStreet('5 82 Ave', { '82 Avenue': "$' $& Road" })).toBe("5 $' $& Road");
});
