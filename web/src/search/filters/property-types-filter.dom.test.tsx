import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PropertyType } from '#domain/search/property-types.ts';
import { PropertyTypesFilter } from './property-types-filter.tsx';
import type { Facets } from './use-facets.ts';

afterEach(cleanup);

const USUAL = ['house', 'condo', 'townhouse', 'land', 'commercial', 'mobile', 'rural'];

test.each<[string, PropertyType[], string[], string[]]>([
  ['neither found nor chosen', [], ['house'], USUAL],
  ['found', [], ['house', 'investment'], [...USUAL, 'investment']],
  ['chosen', ['investment'], [], [...USUAL, 'investment']],
])('investment properties that are %s', (_, propertyTypes, found, offered) => {
  const facets = { propertyTypes: found.map((value) => ({ value, count: 3 })) } as Facets;
  render(<PropertyTypesFilter filters={{ propertyTypes }} facets={facets} onChange={() => {}} />);

  const types = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value);
  expect(types).toEqual(offered);
});
