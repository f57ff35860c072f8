import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RawOperator, RawTerm } from '#domain/search/filters.ts';
import { likePattern } from './like.ts';

/** Fields of a hit that have a column; every other field is looked up in the document. */
const COLUMNS: Record<string, { column: string; kind: 'number' | 'text' | 'list' }> = {
  price: { column: 'price', kind: 'number' },
  bedrooms: { column: 'bedrooms', kind: 'number' },
  bathrooms: { column: 'bathrooms', kind: 'number' },
  sqft: { column: 'interior_size', kind: 'number' },
  year_built: { column: 'year_built', kind: 'number' },
  mls: { column: 'mls', kind: 'text' },
  transaction_type: { column: 'transaction_type', kind: 'text' },
  neighbourhood: { column: 'neighbourhood', kind: 'text' },
  city: { column: 'city', kind: 'text' },
  province: { column: 'province', kind: 'text' },
  listOfficeId: { column: 'office_id', kind: 'text' },
  listOfficeName: { column: 'office_name', kind: 'text' },
  building_types: { column: 'property_types', kind: 'list' },
};

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}/;

/** How a field is read in each of the ways that operators need. */
type Field = {
  text: RawBuilder<unknown>;
  /** Null where the value is no number. */
  number: RawBuilder<unknown>;
  /** Whether the field is one of the texts, or a list with one of them. */
  isAny(values: string[]): RawBuilder<SqlBool>;
};

/** Answers null for a term that no field can be compared with. */
export function rawTermCondition({ field, operator, values }: RawTerm): RawBuilder<SqlBool> | null {
  const [value] = values;
  if (value === undefined) return null;

  return OPERATORS[operator](readField(field), values, value);
}

const OPERATORS: Record<
  RawOperator,
  (field: Field, values: string[], value: string) => RawBuilder<SqlBool> | null
> = {
  eq: (field, values) => field.isAny(values),
  in: (field, values) => field.isAny(values),
  gte: (field, _, value) => compare(field, sql`>=`, value),
  lte: (field, _, value) => compare(field, sql`<=`, value),
  match: (field, values) => sql`${field.text} ilike any (${values.map(likePattern)}::text[])`,
};

function compare(field: Field, sign: RawBuilder<unknown>, value: string): RawBuilder<SqlBool> | null {
  if (NUMBER.test(value)) return sql`${field.number} ${sign} ${value}::text::numeric`;
  if (ISO_TIME.test(value)) return sql`${field.text} collate "C" ${sign} ${value}::text`;

  return null;
}

function readField(name: string): Field {
  const known = Object.hasOwn(COLUMNS, name) ? COLUMNS[name] : undefined;

  return known ? columnField(known) : documentField(name.split('.'));
}

function columnField({ column, kind }: { column: string; kind: string }): Field {
  const ref = sql.ref(column);

  if (kind === 'list')
    return {
      text: sql`array_to_string(${ref}, ' ')`,
      number: sql`null::numeric`,
      isAny: (values) => sql`${ref} && ${values}::text[]`,
    };

  const text = kind === 'text' ? ref : sql`${ref}::text`;
  return {
    text,
    number: kind === 'text' ? sql`null::numeric` : ref,
    isAny: (values) => sql`${text} = any (${values}::text[])`,
  };
}

function documentField(path: string[]): Field {
  const value = sql`document #> ${path}::text[]`;
  const text = sql`(document #>> ${path}::text[])`;
  const [member, detail, ...deeper] = path;

  return {
    text,
    number: sql`(case when ${text} ~ '^-?[0-9]{1,15}(\\.[0-9]+)?$' then ${text}::numeric end)`,
    isAny:
      member === 'additionalDetails' && detail !== undefined && deeper.length === 0
        ? (values) => isDetail(detail, values)
        : (values) => sql`(${text} = any (${values}::text[])
            or (jsonb_typeof(${value}) = 'array' and (${value}) ?| ${values}::text[]))`,
  };
}

/** In the form that the index of details answers: a text, a list with it, or a number. */
function isDetail(name: string, values: string[]): RawBuilder<SqlBool> {
  const wanted = values.flatMap((value) => [value, [value], ...(NUMBER.test(value) ? [Number(value)] : [])]);
  const conditions = wanted.map(
    (one) => sql`listing_details(document) @> ${JSON.stringify({ [name]: one })}::text::jsonb`,
  );

  return sql`(${sql.join(conditions, sql` or `)})`;
}
