import { expect, test } from 'vitest';
import {
  BUDGET,
  CONSTRUCTION_AGE,
  constructionAgeFilter,
  LISTING_AGE,
  listingAgeFilter,
  ROOM_CHOICES,
  SIZE,
  sizeFilter,
} from '../filter-options.ts';
import {
  budgetLabel,
  constructionAgeLabel,
  filterPrice,
  listingAgeLabel,
  lotLabel,
  newestListing,
  roomsLabel,
  shortPrice,
  sizeLabel,
} from './filter-labels.ts';

test('prices in filters have a space between thousands [R9.035]', () => {
  expect(filterPrice(1234)).toBe('$1 234');
  expect(filterPrice(1_000_000)).toBe('$1 000 000');
  expect(filterPrice(0)).toBe('$0');
});

test.each([
  [950, '$950'],
  [1850, '$1.85K'],
  [12_340, '$12.3K'],
  [250_000, '$250K'],
  [459_900, '$460K'],
  [999_950, '$1M'],
  [1_500_000, '$1.5M'],
  [12_340_000, '$12.3M'],
])('%i in short is %s [R9.036]', (price, text) => {
  expect(shortPrice(price)).toBe(text);
});

test('an empty price is any amount [R9.037]', () => {
  expect([
    filterPrice(null),
    filterPrice(undefined),
    shortPrice(null),
    budgetLabel(undefined, undefined),
  ]).toEqual(Array(4).fill('Any amount'));
});

test.each([
  [43_560 / 4, '0.25 acres'],
  [43_560 / 2, '0.5 acres'],
  [43_560, '1 acre'],
  [5 * 43_560, '5 acres'],
  [5000, '5,000 sqft'],
])('a lot of %i square feet is %s', (size, text) => {
  expect(lotLabel(size)).toBe(text);
});

test('a budget says which end is open', () => {
  expect(budgetLabel(200_000, 600_000)).toBe('$200,000 to $600,000');
  expect(budgetLabel(200_000, undefined)).toBe('From $200,000');
  expect(budgetLabel(undefined, 600_000)).toBe('Up to $600,000');
});

test('the size is labelled Any size or At least N sqft [R9.023] [R9.024]', () => {
  expect(sizeLabel(undefined)).toBe('Any size');
  expect(sizeLabel(0)).toBe('Any size');
  expect(sizeLabel(1200)).toBe('At least 1,200 sqft');
});

test('the construction age is Any age at the maximum, Less than a year at 1, else Less than N [R9.026] [R9.027] [R9.028]', () => {
  expect(constructionAgeLabel(CONSTRUCTION_AGE.max)).toBe('Any age');
  expect(constructionAgeLabel(undefined)).toBe('Any age');
  expect(constructionAgeLabel(1)).toBe('Less than a year');
  expect(constructionAgeLabel(10)).toBe('Less than 10');
});

test('the listing age runs from New Listing, Listed today to N days + [R9.029] [R9.030] [R9.031]', () => {
  expect(listingAgeLabel(LISTING_AGE.max)).toBe('30 days +');
  expect(newestListing()).toBe('New Listing');
  expect(listingAgeLabel(1)).toBe('Listed today');
  expect(listingAgeLabel(7)).toBe('7 days');
});

test('bedrooms and bathrooms are labelled At least N [R9.034]', () => {
  expect(roomsLabel(3)).toBe('At least 3');
  expect([roomsLabel(1), roomsLabel(undefined)]).toEqual(['Any', 'Any']);
});

test('the choices of bedrooms and bathrooms are Any, 2, 3, 4, 5 and 6+ [R9.032] [R9.033]', () => {
  expect(ROOM_CHOICES.map(({ label }) => label)).toEqual(['Any', '2', '3', '4', '5', '6+']);
});

test('the sliders have the limits and steps of the specification [R9.019] [R9.020] [R9.021] [R9.022] [R9.025]', () => {
  expect(BUDGET).toMatchObject({ max: 1_000_000, step: 50_000 });
  expect(SIZE).toMatchObject({ max: 3000, step: 50 });
  expect(CONSTRUCTION_AGE.max).toBe(100);
});

test('a slider at its open end is no filter', () => {
  expect(sizeFilter(0)).toEqual({});
  expect(sizeFilter(50)).toEqual({ interiorSize: 50 });
  expect(constructionAgeFilter(100)).toEqual({});
  expect(constructionAgeFilter(99)).toEqual({ constructionAgeYears: 99 });
  expect(listingAgeFilter(30)).toEqual({});
  expect(listingAgeFilter(1)).toEqual({ listingAgeDays: 1 });
});
