import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { typeDefs } from '../__generated__/typeDefs.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { workCost } from './field-costs.ts';
import { costProblem, operationCost } from './query-cost.ts';

const schema = makeExecutableSchema({ typeDefs });

function costOf(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document) as OperationDefinitionNode;

  return operationCost({ document, operation, schema, variables });
}

const times = (count: number, field: (index: number) => string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`;
const fields = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => `additionalDetails.F${index}`));
const matching = (count: number, field = 'description') => ({
  search: {
    filters: {
      raw: [{ field, operator: 'match', values: Array.from({ length: count }, (_, index) => `w${index}`) }],
    },
  },
});
const corners = (count: number) => Array.from({ length: count }, () => ({ lat: 53, lon: -113 }));

describe('rejected with the field that costs most', () => {
  test.each([
    [
      'many counts of values',
      times(3, () => `searchFacets(rawFields: ${fields(20)}) { total }`),
      {},
      'searchFacets',
    ],
    [
      'values of more fields than twenty in all',
      times(3, () => `searchFacets(rawFields: ${fields(7)}) { total }`),
      {},
      'searchFacets',
    ],
    [
      'the terms of many fields',
      times(7, (index) => `fieldTerms(field: "F${index}") { key }`),
      {},
      'fieldTerms',
    ],
    ['many market figures', times(4, () => 'marketStats { groups { count } }'), {}, 'marketStats'],
    [
      'small cells of a map three times',
      times(3, () => 'clusters(precision: 8) { geohash count lat lon bounds { north south east west } }'),
      {},
      'clusters',
    ],
    [
      'all points of a map three times',
      times(3, () => 'points(limit: 2000) { points { id path lat lon price bedrooms address } }'),
      {},
      'points',
    ],
    [
      'captchas read out many times',
      times(20, (index) => `captchaAudio(formId: "general", viewId: "${index}")`),
      {},
      'captchaAudio',
    ],
    [
      'many suggestions',
      times(11, (index) => `autocomplete(text: "${index}") { __typename }`),
      {},
      'autocomplete',
    ],
    [
      'many words in remarks, by a variable',
      'query ($search: SearchInput) { a: search(search: $search) { total } b: search(search: $search) { total } }',
      matching(10),
      'search',
    ],
    [
      'words in remarks through a fragment',
      'query ($search: SearchInput) { ...A ...B } fragment A on Query { a: search(search: $search) { total } } fragment B on Query { b: search(search: $search) { total } }',
      matching(10),
      'search',
    ],
    [
      'facets of words in remarks that are counted themselves',
      'query ($search: SearchInput) { searchFacets(search: $search, rawFields: ["description"]) { total } }',
      matching(10),
      'searchFacets',
    ],
    [
      'areas of many corners',
      'query ($search: SearchInput) { a: points(search: $search) { total } b: points(search: $search) { total } c: points(search: $search) { total } }',
      { search: { geo: { polygon: corners(500) } } },
      'points',
    ],
    [
      'the remarks of very many homes',
      times(
        20,
        (index) => `search(page: ${index + 1}, size: 100) { listings { id description images { url alt } } }`,
      ),
      {},
      'search',
    ],
  ])('%s', (_, query, variables, field) => {
    expect(costProblem(costOf(query, variables))).toMatchObject({ field });
  });
});

describe('taken', () => {
  test.each([
    [
      'a count of twenty fields',
      `{ searchFacets(rawFields: ${fields(20)}) { total raw { field values { key count } } } }`,
      {},
    ],
    ['the terms of a field', '{ fieldTerms(field: "city") { key count } }', {}],
    [
      'market figures of twenty areas',
      `{ marketStats(areaIds: ${fields(20)}) { asOf groups { count medianPrice area { id name } } newListings { month count } } }`,
      {},
    ],
    [
      'small cells of a map',
      '{ clusters(precision: 8) { geohash count lat lon bounds { north south east west } } }',
      {},
    ],
    [
      'all points of a map',
      '{ points(limit: 2000) { total points { id path lat lon price transactionType bedrooms address } } }',
      {},
    ],
    [
      'a page of homes with a word in their remarks',
      'query ($search: SearchInput) { search(search: $search) { total listings { id description images { url } } } }',
      matching(1),
    ],
    [
      'a drawn area of as many corners as it may have',
      'query ($search: SearchInput) { search(search: $search) { total listings { id } } }',
      { search: { geo: { polygon: corners(500) } } },
    ],
    [
      'a hundred values of terms',
      'query ($search: SearchInput) { search(search: $search) { total listings { id } } }',
      {
        search: {
          filters: {
            raw: [
              {
                field: 'additionalDetails.Parking',
                operator: 'in',
                values: Array.from({ length: 100 }, String),
              },
            ],
          },
        },
      },
    ],
  ])('%s', (_, query, variables) => {
    expect(costProblem(costOf(query, variables))).toBeNull();
  });
});

/** Queries that read what a space has few of, or that only agents may send. */
const WITHOUT_WORK =
  `agent agents auditLog currentAgent designDraft draftedSite fileUses files fonts formDesigns formEditorUrl formerSites forms
  hostNames lead leads listing listingMedia mail mails managedPost managedPostCategories managedPosts oldPage oldPages oldWebsite ownListing
  ownListings page pageDraft pagePreview pageSchedule pageStart pageVersion pageVersions pages passkeys people place places positionOfAddress post postCategories posts replyTexts roster
  sampleListings sessions shape siteDrafts sitePictures siteTemplateLook siteTemplatePage siteTemplates siteVersion siteVersions sold source space
  trashedPages viewer webhook website wordPressDocuments`
    .split(/\s+/)
    .toSorted();

test('every other query has a price for what it reads', () => {
  const given = {
    size: 1,
    ids: ['a'],
    search: { filters: { raw: [{ field: 'description', operator: 'match', values: ['a'] }] } },
  };
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});

  expect(queries.filter((name) => workCost(name, given) === 0).toSorted()).toEqual(WITHOUT_WORK);
});

test('what is read for each item of a list counts as often', () => {
  const nested = makeExecutableSchema({
    typeDefs: `type Query { agents(size: Int): [Agent!]! } type Agent { search: Found searchFacets(rawFields: [String!]): Found }
      type Found { total: Int }`,
  });
  const workOf = (query: string) => {
    const document = parse(query);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    return operationCost({ document, operation, schema: nested, variables: {} });
  };
  const once = workOf('{ agents(size: 1) { searchFacets(rawFields: ["a", "b"]) { total } } }');
  const often = workOf(
    '{ agents(size: 30) { ...f } } fragment f on Agent { searchFacets(rawFields: ["a", "b"]) { total } }',
  );

  expect([often.work, often.rawFields]).toEqual([30 * once.work, 60]);
  expect(costProblem(often)?.field).toBe('searchFacets');
});

test('each alias costs what the field costs', () => {
  const [one, five] = [1, 5].map((count) => costOf(times(count, () => 'fieldTerms(field: "city") { key }')));

  expect(five?.total).toBe((one?.total ?? 0) * 5);
});

test('a rejection is a 400 that names the field and its cost, before any upstream is called', async () => {
  const { send, calls } = await createTestGateway();
  const response = await send({ query: times(7, (index) => `fieldTerms(field: "F${index}") { key }`) });
  const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };

  expect(response.status).toBe(400);
  expect(errors[0]?.message).toMatch(
    /^The operation asks for too much at once: it costs \d+, of which fieldTerms costs/,
  );
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'fieldTerms',
    maxCost: 24_000,
  });
  expect(calls.log).toHaveLength(1);
});

test('a subscription is rejected with a sentence and leaves nothing in the log', async () => {
  const { send, logged } = await createTestGateway();
  const response = await send({ query: 'subscription { __typename }' });

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Subscriptions are not served.' }] });
  expect(logged).toEqual([]);
});
