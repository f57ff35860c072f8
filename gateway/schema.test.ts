import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8'));
const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

test('every type of the API, every field and every value is described', () => {
  const types = own.filter(
    (type) => isObjectType(type) || isInputObjectType(type) || isEnumType(type) || isUnionType(type),
  );
  const members = types.flatMap((type) => {
    if (isEnumType(type))
      return type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description]);
    if (isUnionType(type)) return [];
    return Object.values(type.getFields()).map(({ name, description }) => [
      `${type.name}.${name}`,
      description,
    ]);
  });
  const all = [...types.map(({ name, description }) => [name, description]), ...members];

  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});
