import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLArgument,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { VIEWING_CONDITIONS } from '#domain/account/viewing-conditions.ts';
import { FIELD_TYPES } from '#domain/contact/form.ts';
import { FILE_KINDS, FILE_USE_PLACES } from '#domain/files/site-file.ts';
import { VERSION_REASONS } from '#domain/page/version-reasons.ts';
import { RAW_OPERATORS, TRANSACTION_CHOICES, TRANSACTION_TYPES } from '#domain/search/filters.ts';
import { PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { SORT_VALUES } from '#domain/search/sorts.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !(isScalarType(type) && isSpecifiedScalarType(type)),
);
const objects = types.filter(isObjectType);
const fields = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
);

/** Everything that may be described, by its coordinate. */
const described: { name: string; description?: string | null }[] = [
  ...types,
  ...fields.map(({ name, field: { description } }) => ({ name, description })),
  ...fields.flatMap(({ name, field }) =>
    field.args.map((argument) => ({ name: `${name}(${argument.name}:)`, description: argument.description })),
  ),
  ...types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields()).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    })),
  ),
  ...types
    .filter(isEnumType)
    .flatMap((type) =>
      type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
    ),
];

test('every type, field, argument, input field and enum value is described by a sentence', () => {
  expect(described.length).toBeGreaterThan(650);
  expect(
    described
      .filter(({ description }) => !/^[A-Z].*\.$/s.test(description?.trim() ?? ''))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('a list that has pages takes page and size, and says how many there are', () => {
  const pages = objects.filter((type) => type.getFields().pageCount);
  const paged = fields.filter(({ field }) =>
    pages.some((type) => [type.name, `${type.name}!`].includes(String(field.type))),
  );
  const argument = (args: readonly GraphQLArgument[], name: string) =>
    String(args.find((one) => one.name === name)?.type);

  expect(paged.map(({ name }) => name).sort()).toEqual([
    'Query.agents',
    'Query.files',
    'Query.managedPosts',
    'Query.ownListings',
    'Query.people',
    'Query.posts',
    'Query.search',
    'Query.solds',
    'ViewerCustomer.favourites',
    'ViewerCustomer.requests',
    'ViewerCustomer.sharing',
  ]);
  for (const { name, field } of paged)
    expect([name, argument(field.args, 'page'), argument(field.args, 'size')]).toEqual([name, 'Int', 'Int']);
  for (const type of pages)
    expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(['total', 'page']));

  const others = fields.flatMap(({ name, field }) =>
    field.args
      .filter((one) => ['page', 'size', 'perPage', 'offset', 'first', 'from'].includes(one.name))
      .map(() => name),
  );
  expect([...new Set(others)].sort()).toEqual(paged.map(({ name }) => name).sort());
});

describe('an enum has the values of the product', () => {
  test.each<[string, readonly string[]]>([
    ['FileKind', FILE_KINDS],
    ['FileUsePlace', FILE_USE_PLACES],
    ['FormFieldType', FIELD_TYPES],
    ['ListingMediaType', ['image', 'video', 'other']],
    ['PageVersionReason', VERSION_REASONS],
    ['PropertyType', PROPERTY_TYPES.map(({ value }) => value)],
    ['RawOperator', RAW_OPERATORS],
    ['SearchSort', [...SORT_VALUES]],
    ['TextTense', ['singular', 'plural']],
    ['SiteLanguage', ['en', 'fr', 'es']],
    ['TransactionType', TRANSACTION_TYPES],
    ['TransactionChoice', TRANSACTION_CHOICES],
    ['ViewingConditionItem', VIEWING_CONDITIONS],
  ])('%s', (name, values) => {
    const type = schema.getType(name);

    expect(
      isEnumType(type) &&
        type
          .getValues()
          .map((value) => value.name)
          .sort(),
    ).toEqual([...values].sort());
  });
});
