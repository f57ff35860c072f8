import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RawOperator, RawTerm } from '#domain/search/filters.ts';
import { isTextSearched } from './is-text-searched.ts';
import { likePattern } from './like.ts';

/** Fields of a hit that have a column; every other field is read from the document. */
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

/** Above this number reading every document is cheaper. */
const INDEXED_VALUES_MAX = 10;
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const ISO_TIME = /^\d{4}-\d{2}-\d{2}/;

/** SQL expressions of a field, by how operators read it. */
type Field = {
  text: RawBuilder<unknown>;
  /** Null where the value is not a number. */
  number: RawBuilder<unknown>;
  /** Whether the field is one of the texts, or a list with one of them. */
  isAny(values: string[]): RawBuilder<SqlBool>;
};

/**
 * Null for a term no field can be compared with. Terms on remarks or details skip homes with a withheld
 * address: a match would reveal hidden text.
 */
export function rawTermCondition(term: RawTerm): RawBuilder<SqlBool> | null {
  const { field, operator, values } = term;
  const [value] = values;
  if (value === undefined) return null;

  const condition = OPERATORS[operator](readField(field), values, value);
  return condition && readsDocument(term) ? sql`(${isTextSearched} and ${condition})` : condition;
}

/** The same through the index of details, for equality terms on a detail; null for every other term. */
export function indexedCondition({ field, operator, values }: RawTerm): RawBuilder<SqlBool> | null {
  const detail = detailOf(field.split('.'));
  const isIndexable = (operator === 'eq' || operator === 'in') && values.length > 0;

  return isIndexable && values.length <= INDEXED_VALUES_MAX && detail !== null
    ? sql`(${isDetail(detail, values)} and ${isTextSearched})`
    : null;
}

/** Whether the term reads the documents of the listings, unless the index of details is used. */
export function readsDocument({ field }: RawTerm): boolean {
  return !Object.hasOwn(COLUMNS, field);
}

const OPERATORS: Record<
  RawOperator,
  (field: Field, values: string[], value: string) => RawBuilder<SqlBool> | null
> = {
  eq: (field, values) => field.isAny(values),
  in: (field, values) => field.isAny(values),
  gte: (field, _, value) => compare(field, sql`>=`, value),
  lte: (field, _, value) => compare(field, sql`<=`, value),
  // `ilike` compares without case; lowering both sides would repeat for each pattern and listing.
  match: (field, values) =>
    sql`lower(${field.text}) like any (array(select lower(pattern) from unnest(${values.map(likePattern)}::text[]) pattern))`,
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

  return {
    text,
    // Amounts of money are numbers too: `$1,250`.
    number: sql`(case when ${text} ~ '^-?[$]?[0-9][0-9,]{0,18}(\\.[0-9]+)?$' then translate(${text}, '$,', '')::numeric end)`,
    isAny: (values) => sql`(${text} = any (${values}::text[])
      or (jsonb_typeof(${value}) = 'array' and (${value}) ?| ${values}::text[])
      or (case when jsonb_typeof(${value}) = 'number' then (${value})::numeric end)
        = any (${values.filter((one) => NUMBER.test(one))}::text[]::numeric[]))`,
  };
}

/** The detail a path names; null for every other member of a document. */
function detailOf([member, detail, ...deeper]: readonly string[]): string | null {
  return member === 'additionalDetails' && detail !== undefined && deeper.length === 0 ? detail : null;
}

/** In the forms the index of details supports: a text, a list with it, or a number. */
function isDetail(name: string, values: string[]): RawBuilder<SqlBool> {
  const wanted = values.flatMap((value) => [value, [value], ...(NUMBER.test(value) ? [Number(value)] : [])]);

  const texts = wanted.map((one) => JSON.stringify({ [name]: one }));

  return sql`listing_details(document) @> any (array(select one::jsonb from unnest(${texts}::text[]) one))`;
}
