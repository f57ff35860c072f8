import { describe, expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';

describe('the figures of the market', () => {
  const area = { id: '10', name: 'Edmonton' };
  const script = {
    '/space/edmonton/search/idx-edm-v5/stats': {
      asOf: '2026-11-21T12:00:00Z',
      groups: [
        {
          area,
          property_type: 'house',
          count: 3,
          median_price: 500_000,
          average_price: 566_666.6,
          min_price: 300_000,
          max_price: 900_000,
          median_days_listed: 20,
          median_price_per_sqft: null,
          listed_in_7_days: 2,
          reduced: 1,
          median_sold_price: 123_456,
        },
      ],
      newListings: [{ area, month: '2026-11', count: 3 }],
    },
  };

  test('come by area and type, and nothing of what is sold', async () => {
    const { query, calls } = await createTestGateway({ script });
    const response = await query(`{ marketStats(areaIds: ["10"], propertyTypes: [house, condo]) {
      asOf
      groups { area { id name } propertyType count medianPrice averagePrice minPrice maxPrice medianDaysListed medianPricePerSqft listedIn7Days listedIn30Days reduced }
      newListings { area { id } month count }
    } }`);

    expect(response.data.marketStats).toEqual({
      asOf: '2026-11-21T12:00:00.000Z',
      groups: [
        {
          area,
          propertyType: 'house',
          count: 3,
          medianPrice: 500_000,
          averagePrice: 566_667,
          minPrice: 300_000,
          maxPrice: 900_000,
          medianDaysListed: 20,
          medianPricePerSqft: null,
          listedIn7Days: 2,
          listedIn30Days: null,
          reduced: 1,
        },
      ],
      newListings: [{ area: { id: '10' }, month: '2026-11', count: 3 }],
    });
    expect(JSON.stringify(response)).not.toContain('123456');
    expect(calls.log.at(-1)).toBe(
      'GET /space/edmonton/search/idx-edm-v5/stats?areas=10&property_types=house%7Ccondo',
    );
  });

  test('of more than twenty areas are rejected', async () => {
    const { query } = await createTestGateway({ script });
    const areaIds = Array.from({ length: 21 }, (_, index) => String(index));
    const { errors } = await query('query ($areaIds: [ID!]) { marketStats(areaIds: $areaIds) { asOf } }', {
      areaIds,
    });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'areaIds' });
  });
});

describe('the team', () => {
  const agents = [
    {
      id: 'a-1',
      uid: 'u-1',
      displayName: 'Zoë Treviño',
      role: 'realtor',
      title: 'Associate broker',
      phone: '780-555-0101',
      phones: ['780-555-0101', '780-555-0102'],
      bio: '<p>Hi<script>alert(1)</script></p>',
      imageUrl: 'javascript:alert(1)',
      languages: ['Español'],
      socials: { instagram: 'https://instagram.example/zoe', x: 'javascript:alert(1)' },
      login: 'CANARY',
    },
    { id: 'a-2', uid: 'u-2', displayName: 'Ben Park', officeName: 'South office' },
    { id: 'a-3', uid: 'u-3', displayName: 'Parker Bennett' },
  ];
  const script = { '/space/edmonton/agents/roster': { agents } };
  const search = async (text: string | null, more = '') => {
    const { query } = await createTestGateway({ script });
    const { data } = await query(
      `query ($text: String) { agents(search: $text${more}) { total pageCount agents { id } } }`,
      { text },
    );
    return { ...data.agents, agents: data.agents.agents.map(({ id }: { id: string }) => id) };
  };

  test('an agent has what a profile shows, and nothing that runs', async () => {
    const { query } = await createTestGateway({ script });
    const response = await query(
      '{ agent(id: "a-1") { bio imageUrl phones tagline languages socials { network url } email } }',
    );

    expect(response.data.agent).toEqual({
      bio: '<p>Hi</p>',
      imageUrl: null,
      phones: ['780-555-0101', '780-555-0102'],
      tagline: null,
      languages: ['Español'],
      socials: [{ network: 'instagram', url: 'https://instagram.example/zoe' }],
      email: null,
    });
    expect(JSON.stringify(response)).not.toContain('CANARY');
  });

  test.each([
    ['trevino', ['a-1']],
    ['ZOË tre', ['a-1']],
    ['ben', ['a-2', 'a-3']],
    ['south', ['a-2']],
    ['espan', ['a-1']],
    ['park ben', ['a-2', 'a-3']],
    ['nobody', []],
    ['  ', ['a-1', 'a-2', 'a-3']],
    [null, ['a-1', 'a-2', 'a-3']],
  ])('a search for %j finds %j', async (text, ids) => {
    expect((await search(text)).agents).toEqual(ids);
  });

  test('agents come in pages', async () => {
    expect(await search(null, ', page: 2, size: 2')).toEqual({ total: 3, pageCount: 2, agents: ['a-3'] });
  });
});
