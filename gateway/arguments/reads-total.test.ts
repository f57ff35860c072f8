import { type FieldNode, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { readsTotal } from './reads-total.ts';

function send(query: string): boolean {
  const { definitions } = parse(query);
  const fieldNodes = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((node): node is FieldNode => node.kind === Kind.FIELD)
      : [],
  );
  const fragments = Object.fromEntries(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

  return readsTotal({ fieldNodes, fragments, variableValues: {} });
}

test.each([
  '{ search { total } }',
  '{ search { pageCount } }',
  '{ search { all: total } }',
  '{ search { ... on SearchResult { total } } }',
  '{ search { ...Outer } } fragment Outer on SearchResult { ...Inner } fragment Inner on SearchResult { total }',
  '{ search { page } search { total } }',
])('%s reads the total', (query) => {
  expect(send(query)).toBe(true);
});

test.each([
  '{ search { page asOf } }',
  '{ search { listings { id total } } }',
  '{ search { total: page } }',
  '{ search { page total @include(if: false) ... @skip(if: true) { pageCount } } }',
  '{ search { ...Cards } } fragment Cards on SearchResult { listings { id } }',
])('%s does not read the total', (query) => {
  expect(send(query)).toBe(false);
});
