import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { markerElement } from './marker-element.ts';

afterEach(() => document.body.replaceChildren());

test('a listing on the map is a button named by price and street address', () => {
  document.body.append(
    markerElement({
      kind: 'listing',
      key: 'a',
      id: 'a',
      lat: 0,
      lon: 0,
      price: '$459.9K',
      isMonthly: false,
      isLease: false,
      address: '10234 82 Avenue NW',
    }),
  );

  expect(screen.getByRole('button', { name: '$459.9K, 10234 82 Avenue NW' }).textContent).toBe('$459.9K');
});

test('a rent is as short as a price, and its name says that it is monthly', () => {
  const rent = { price: '$1,675', isMonthly: true, isLease: true, address: '9 Elm Street' };
  document.body.append(markerElement({ kind: 'listing', key: 'a', id: 'a', lat: 0, lon: 0, ...rent }));

  expect(screen.getByRole('button', { name: '$1,675/mo, 9 Elm Street' }).textContent).toBe('$1,675');
});

test('a group of homes shows how many they are and from which price, and leases look different', () => {
  const bounds = { north: 1, south: 0, east: 1, west: 0 };
  const group = markerElement({
    kind: 'cluster',
    key: 'g',
    lat: 0,
    lon: 0,
    bounds,
    ids: ['a', 'b', 'c'],
    count: 3,
    from: '$1,500',
    isLease: true,
  });
  document.body.append(group);

  expect(screen.getByRole('button', { name: '3 $1,500+ homes: show them' })).toBe(group);
  expect(group.textContent).toBe('3 $1,500+');
  expect(group.classList.contains('is-lease')).toBe(true);
});

test('a cluster is a button named by its count, sized accordingly', () => {
  const bounds = { north: 1, south: 0, east: 1, west: 0 };
  const cluster = {
    kind: 'cluster' as const,
    key: 'c',
    lat: 0,
    lon: 0,
    bounds,
    ids: [],
    from: null,
    isLease: false,
  };
  const [small, large] = [
    markerElement({ ...cluster, count: 8 }),
    markerElement({ ...cluster, count: 1200 }),
  ];
  document.body.append(small, large, markerElement({ ...cluster, count: 1 }));

  expect(screen.getByRole('button', { name: '1,200 homes: show them' })).toBe(large);
  expect(screen.getByRole('button', { name: '1 home: show it' })).toBeTruthy();
  expect(Number.parseInt(large.style.inlineSize, 10)).toBeGreaterThan(
    Number.parseInt(small.style.inlineSize, 10),
  );
});
