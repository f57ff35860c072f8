import { describe, expect, test } from 'vitest';
import { AGENT, storedPageJson, storedTemplateJson, storedWebsiteJson } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import type { AgentIdentity } from './identity.ts';

const MUTATIONS = {
  savePage: ['($value: JSON!)', 'savePage(input: { page: $value, revision: "1" })', storedPageJson('about')],
  deletePage: ['', 'deletePage(slug: "about", revision: "1")', undefined],
  copyPage: ['', 'copyPage(slug: "about", newSlug: "team")', undefined],
  saveWebsite: ['($value: JSON!)', 'saveWebsite(website: $value, revision: "1")', storedWebsiteJson()],
  saveHeader: [
    '($value: JSON!)',
    'saveHeader(header: $value, revision: "1")',
    storedTemplateJson('header-basic'),
  ],
  saveFooter: [
    '($value: JSON!)',
    'saveFooter(footer: $value, revision: "1")',
    storedTemplateJson('footer-basic'),
  ],
} as const;

const NOT_AGENTS_HERE: [string, AgentIdentity | null][] = [
  ['a visitor', null],
  ['an agent of another space', { ...AGENT, spaceId: 'san-antonio' }],
  ['an agent whose session has ended', { ...AGENT, expiresAt: new Date('2020-01-01') }],
  ['an agent without an id token', { ...AGENT, token: '' }],
  ['a customer', { ...AGENT, kind: 'customer' as 'agent' }],
];

describe.each(NOT_AGENTS_HERE)('%s', (_, identity) => {
  test.each(Object.entries(MUTATIONS))(
    'can not %s [R6.009, R6.018, R6.019, R6.020, R6.021, R6.022]',
    async (_, [head, call, value]) => {
      const { query, calls } = await createTestGateway({ identity });

      const { errors } = await query(`mutation ${head} { ${call} { __typename } }`, { value });

      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(calls.log).toEqual(['GET /getSpace?host=edmonton.localhost']);
    },
  );

  test('may not edit and sends no token [R6.010]', async () => {
    const { query, calls } = await createTestGateway({
      identity,
      script: { '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '1' } },
    });

    const { data } = await query('{ viewer { canEdit agent { uid } } page(slug: "about") { straps } }');

    expect(data.viewer).toEqual({ canEdit: false, agent: null });
    expect(data.page.straps).toHaveLength(1);
    expect(calls.requests.some(({ headers }) => headers.has('token'))).toBe(false);
  });
});

test('an agent of this space may edit, and gets until when [R6.010, R7.114]', async () => {
  const { query } = await createTestGateway({ identity: AGENT });

  const { data } = await query('{ viewer { canEdit agent { uid displayName email expiresAt } } }');

  expect(data.viewer).toEqual({
    canEdit: true,
    agent: {
      uid: 'agent-1',
      displayName: 'Avery Chen',
      email: 'agent@edmonton.example',
      expiresAt: '2100-01-01T00:00:00.000Z',
    },
  });
});

test('every admin call asks for JSON and carries the token [R7.001, R7.002]', async () => {
  const { query, calls } = await createTestGateway({ identity: AGENT });

  for (const [head, call, value] of Object.values(MUTATIONS)) {
    await query(`mutation ${head} { ${call} { __typename } }`, { value });
  }
  await query('{ page(slug: "about") { slug } }');
  await query('{ pages { slug } }');

  const admin = calls.requests.filter(({ url }) => url.includes('/app/website/admin/'));
  expect(admin).toHaveLength(8);
  for (const { headers } of admin) {
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('token')).toBe('agent-token');
  }
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
])('what the engine answers with %i to a save is %s', async (status, code) => {
  const { query } = await createTestGateway({
    identity: AGENT,
    script: { 'engine:*': Response.json({ error: { code: 'x', message: 'inside detail' } }, { status }) },
  });

  const { errors } = await query('mutation { deletePage(slug: "about", revision: "1") { __typename } }');

  expect(errors?.[0]?.extensions.code).toBe(code);
  expect(JSON.stringify(errors)).not.toContain('inside detail');
});

test('where the editor is turned off nobody edits, not even agents', async () => {
  const features = { 'gus-v2': true, 'page-builder': false, offline: false };
  const { query, calls } = await createTestGateway({ identity: AGENT, features });

  for (const [head, call, value] of Object.values(MUTATIONS)) {
    const { errors } = await query(`mutation ${head} { ${call} { __typename } }`, { value });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect(calls.requests.some(({ url }) => url.includes('/admin/'))).toBe(false);
});

describe('a role of the site', () => {
  const OWNERS_ONLY = [
    'addAgent(agent: { displayName: "New" })',
    'removeAgent(id: "a1", revision: "1")',
    'rotateWebhookSecret',
    '{ people { total } }',
    '{ auditLog { total } }',
    '{ webhook { url } }',
    '{ hostNames { canChange } }',
    'addHostName(host: "www.new.example")',
  ];
  const code = async (role: AgentIdentity['role'], document: string, value?: unknown) => {
    const { query } = await createTestGateway({ identity: { ...AGENT, role } });
    const { errors } = await query(document, { value });

    return errors?.[0]?.extensions.code;
  };

  test.each(Object.entries(MUTATIONS))(
    'a viewer can not %s, an agent only pages, the others may',
    async (name, [head, call, value]) => {
      const document = `mutation ${head} { ${call} { __typename } }`;
      const isPage = name.endsWith('Page');

      expect(await code('viewer', document, value)).toBe('FORBIDDEN');
      expect((await code('agent', document, value)) === 'FORBIDDEN').toBe(!isPage);
      for (const role of ['owner', 'editor'] as const)
        expect(await code(role, document, value)).not.toBe('FORBIDDEN');
    },
  );

  test.each(OWNERS_ONLY)('only an owner may call %s', async (call) => {
    const document = call.startsWith('{') ? call : `mutation { ${call} { __typename } }`;

    for (const role of ['editor', 'agent', 'viewer'] as const)
      expect(await code(role, document)).toBe('FORBIDDEN');
    expect(await code('owner', document)).not.toBe('FORBIDDEN');
  });

  test('decides whether the editor is offered; a viewer still reads drafts', async () => {
    for (const [role, canEdit] of [
      ['editor', true],
      ['agent', true],
      ['viewer', false],
    ] as const) {
      const { query } = await createTestGateway({ identity: { ...AGENT, role } });
      expect((await query('{ viewer { canEdit agent { uid } } }')).data.viewer).toMatchObject({
        canEdit,
        agent: { uid: 'agent-1' },
      });
    }
    expect(await code('viewer', '{ pageDraft(slug: "about") { __typename } }')).not.toBe('FORBIDDEN');
  });
});
