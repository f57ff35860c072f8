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
      isLease: false,
      address: '10234 82 Avenue NW',
    }),
  );

  expect(screen.getByRole('button', { name: '$459.9K, 10234 82 Avenue NW' }).textContent).toBe('$459.9K');
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
    from: '$1.5K/mo',
    isLease: true,
  });
  document.body.append(group);

  expect(screen.getByRole('button', { name: '3 $1.5K/mo+ homes: show them' })).toBe(group);
  expect(group.textContent).toBe('3 $1.5K/mo+');
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
