import { expect, test } from 'vitest';
import { groupFacts } from './fact-groups.ts';

const fact = (name: string) => ({ name, value: 'x' });

test.each([
  ['rooms', ['Bathrooms Half', 'Levels', 'RoomsTotal', 'Storeys']],
  ['inside', ['Heating', 'Flooring', 'Appliances', 'Fireplace', 'Basement', 'InteriorFeatures']],
  ['building', ['Construction', 'Roof', 'ArchitecturalStyle', 'Foundation']],
  ['outside', ['Lot Size', 'PoolFeatures', 'Exterior Features', 'View']],
  ['parking', ['Parking', 'Garage Spaces', 'ParkingFeatures']],
  ['community', ['Elementary School', 'SubdivisionName', 'Association Amenities']],
  ['costs', ['Taxes', 'Condo Fee', 'AssociationFee', 'TitleToLand']],
  ['other', ['Postal Code', 'Curiosity']],
])('%s are grouped: %j', (group, names) => {
  expect(groupFacts(names.map(fact))).toEqual([{ group, facts: names.map(fact) }]);
});

test('every fact is in one group, and a group keeps the order of the source', () => {
  const facts = ['Taxes', 'Curiosity', 'Roof', 'Monthly Fee', 'Heating'].map(fact);

  expect(groupFacts(facts).map(({ group, facts: found }) => [group, found.map(({ name }) => name)])).toEqual([
    ['inside', ['Heating']],
    ['building', ['Roof']],
    ['costs', ['Taxes', 'Monthly Fee']],
    ['other', ['Curiosity']],
  ]);
});
