import { describe, expect, test } from 'vitest';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const agents = [
  { id: 'a-1', uid: 'u-1', displayName: 'Avéry Chen', role: 'realtor', email: 'avery@parkline.example' },
  { id: 'a-2', uid: 'u-2', displayName: 'Jo Park', role: 'broker' },
  { id: 'a-3', uid: 'u-3', displayName: 'Jo Park' },
];
const script = { '/space/edmonton/agents/roster': { agents } };

describe('the team', () => {
  test('comes in its order with a path for each, also for two of one name [R6.027]', async () => {
    const { query } = await createTestGateway({ script });

    const { data } = await query(
      '{ roster { id uid path displayName role title email phone imageUrl bio officeName } }',
    );

    expect(data.roster).toMatchObject([
      { id: 'a-1', uid: 'u-1', path: '/agent/avery-chen', role: 'realtor', email: 'avery@parkline.example' },
      { id: 'a-2', path: '/agent/jo-park-a-2', role: 'broker', email: null },
      { id: 'a-3', path: '/agent/jo-park-a-3', role: 'agent' },
    ]);
  });

  test.each(['a-1', 'u-1', 'avery-chen'])('has an agent by %s', async (key) => {
    const { query } = await createTestGateway({ script });

    expect((await query('query ($id: ID!) { agent(id: $id) { uid } }', { id: key })).data.agent).toEqual({
      uid: 'u-1',
    });
  });

  test('is requested once, however many agents are looked up', async () => {
    const { query, calls } = await createTestGateway({ script });

    const { data } = await query(
      '{ a: agent(id: "a-1") { id } b: agent(id: "nobody") { id } roster { id } }',
    );

    expect(data).toMatchObject({ a: { id: 'a-1' }, b: null });
    expect(calls.log.filter((call) => call.includes('roster'))).toHaveLength(1);
  });
});

describe('an agent', () => {
  const agent = {
    displayName: 'Avery Chen',
    role: 'broker',
    email: 'avery@parkline.example',
    mobilePhones: ['780 555 0101'],
    email_verified: true,
  };
  const roster = {
    agents: [
      {
        id: 'a-1',
        uid: 'u-1',
        ...agent,
        bio: '<p>Hi</p><script>1</script>',
        tagline: 'Homes',
        languages: ['en'],
      },
      { id: 'a-2', uid: 'agent-1', displayName: 'Jo Park' },
    ],
  };
  const doc = { ...agent, id: 'a-1', uid: 'u-1', notes: 'Kept as stored' };
  const rows = [
    { id: 'a-1', uid: 'u-1', doc },
    { id: 'a-2', uid: 'agent-1', doc: {} },
  ];
  const whole = {
    '/space/edmonton/agents/roster': roster,
    '/space/edmonton/agents': { rows },
  };
  const FIELDS =
    '{ agent(id: "a-1") { id uid doc role displayName email mobilePhones email_verified extraInfo } }';
  const shown = {
    id: 'a-1',
    uid: 'u-1',
    ...agent,
    extraInfo: { bio: '<p>Hi</p>', tagline: 'Homes', languages: ['en'], socials: {} },
  };

  test('has the fields of the specification, its document for agents alone [R3.119]', async () => {
    const visitor = await createTestGateway({ script: whole });
    expect((await visitor.query(FIELDS)).data.agent).toEqual({ ...shown, doc: null });
    expect(visitor.calls.log).not.toContain('GET /space/edmonton/agents?include_docs=true');

    const { query, calls } = await createTestGateway({ script: whole, identity: AGENT });
    expect((await query(FIELDS)).data.agent).toEqual({ ...shown, doc });
    expect(calls.log).toContain('GET /space/edmonton/agents?include_docs=true');
  });

  test('that tells nothing has empty lists and no verified address', async () => {
    const { query } = await createTestGateway({ script: whole });

    const { data } = await query('{ agent(id: "a-2") { mobilePhones email_verified extraInfo } }');

    expect(data.agent).toEqual({
      mobilePhones: [],
      email_verified: false,
      extraInfo: { bio: null, tagline: null, languages: [], socials: {} },
    });
  });

  test('the current one is who is signed in, for visitors the first of the team', async () => {
    const current = async (identity: typeof AGENT | null) =>
      (await (await createTestGateway({ script: whole, identity })).query('{ currentAgent { id } }')).data;

    expect(await current(null)).toEqual({ currentAgent: { id: 'a-1' } });
    expect(await current(AGENT)).toEqual({ currentAgent: { id: 'a-2' } });
  });
});

describe('a place', () => {
  const strathcona = {
    id: 85785647,
    name: 'Strathcona',
    placetype: 'neighbourhood',
    centre: { lat: 53.52, lon: -113.49 },
    bounds: { north: 53.53, south: 53.51, east: -113.48, west: -113.5 },
    geometry: { type: 'Polygon', coordinates: [] },
    hierarchies: [[{ id: 890458485, name: 'Edmonton', placetype: 'locality' }]],
  };

  test('has its centre, bounds, outline and hierarchy', async () => {
    const { query } = await createTestGateway({ script: { '/whosonfirst/85785647': strathcona } });

    const { data } = await query(`{ place(id: "85785647") {
      id name placetype centre { lat lon } bounds { north south east west } geometry hierarchy { id name placetype }
    } }`);

    const { hierarchies, ...rest } = strathcona;
    expect(data.place).toEqual({
      ...rest,
      id: '85785647',
      hierarchy: [{ id: '890458485', name: 'Edmonton', placetype: 'locality' }],
    });
  });

  test('has what is near its centre, and nothing where none is imported', async () => {
    const school = { id: 7, kind: 'school', name: 'Rutherford', lat: 53.521, lon: -113.49, distance: 310.4 };
    const place = { '/whosonfirst/85785647': strathcona };
    const near = '{ place(id: "85785647") { nearby(limit: 3) { id kind name distance } } }';

    const known = await createTestGateway({
      script: { ...place, '/space/edmonton/nearby/point': { places: [school] } },
    });
    expect((await known.query(near)).data.place.nearby).toEqual([
      { id: '7', kind: 'school', name: 'Rutherford', distance: 310 },
    ]);
    expect(known.calls.log.find((call) => call.includes('nearby'))).toContain('per_kind=3');

    const { query } = await createTestGateway({ script: place });
    expect((await query(near)).data.place.nearby).toEqual([]);
  });

  test('that is not known is null', async () => {
    const { query } = await createTestGateway();

    expect((await query('{ place(id: "1") { id } }')).data.place).toBeNull();
  });

  test('lists of a point come from the widest to the narrowest', async () => {
    const hierarchies = [[{ id: '1', name: 'Alberta', placetype: 'region' }]];
    const { query, calls } = await createTestGateway({
      script: { '/whosonfirst/places/getHierarchiesByLatLon': { hierarchies } },
    });

    const { data } = await query('{ hierarchies(lat: 53.5, lon: -113.5) { id name placetype } }');

    expect(data.hierarchies).toEqual(hierarchies);
    expect(calls.log.at(-1)).toBe('GET /whosonfirst/places/getHierarchiesByLatLon?lat=53.5&lon=-113.5');
  });
});

test('the space is the one of the host', async () => {
  const { query } = await createTestGateway();

  const { data } = await query(
    '{ space { id host source locale currency timeZone areaName defaultPlaceId mapDefault { lat lon zoom } } }',
  );

  expect(data.space).toMatchObject({
    id: 'edmonton',
    source: 'idx-edm-v5',
    currency: 'CAD',
    defaultPlaceId: '890458485',
    mapDefault: { zoom: 11 },
  });
});
