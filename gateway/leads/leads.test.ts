import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomers, addListings, addSpaces, sampleWebsite, SOURCE } from '#engine/testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '#engine/testing/test-engine.ts';
import type { AgentIdentity, CustomerIdentity } from '../auth/identity.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const HERE: AgentIdentity = { ...AGENT, token: 'agent' };
const ELSEWHERE: AgentIdentity = { ...AGENT, token: 'elsewhere', spaceId: 'san-antonio' };
const CUSTOMER: CustomerIdentity = {
  kind: 'customer',
  by: 'cookie',
  token: 'customer',
  spaceId: 'edmonton',
  subject: 'customer-1',
  email: 'dee@example.com',
  isEmailVerified: true,
  displayName: 'Dee Customer',
  expiresAt: new Date('2100-01-01'),
};
const LIST = `query ($filter: LeadFilterInput, $limit: Int, $after: String) { leads(filter: $filter, limit: $limit, after: $after) {
  total unread next leads { id formName origin name email phone message mls pageUrl status isRead createdAt assignee { id name } }
} }`;
const ONE = `query ($id: ID!) { lead(id: $id) { summary { id status } fields { label value } listing { id } referrer
  campaign { label value } visitorIp consent { text hash givenAt }
  customer { name email isEmailVerified isSignedIn phone favouriteCount favourites { mls listing { id } } savedSearches { name url } }
  events { kind body author } } }`;
const CHANGE = `mutation ($input: ChangeLeadsInput!) { changeLeads(input: $input) {
  ... on ChangeLeadsSuccess { changed } ... on UserError { message field } } }`;
const NOTE = `mutation ($id: ID!, $text: String!) { addLeadNote(id: $id, text: $text) {
  ... on AddLeadNoteSuccess { lead { events { kind body author } } } ... on UserError { message field } } }`;
const DELETE = `mutation ($ids: [ID!]!) { deleteLeads(ids: $ids) { ... on DeleteLeadsSuccess { deleted } } }`;
const SUBMIT = `mutation ($input: SubmitFormInput!) { submitForm(input: $input) { __typename ... on UserError { message field } } }`;

let engine: TestEngine;
const time = { now: TEST_NOW };
beforeAll(async () => {
  engine = await createTestEngine({ clock: () => time.now });
  const { db } = engine.store;
  await addSpaces(engine.store);
  await addCustomers(engine.store);
  await addListings(engine.store, [
    { id: '1', agent_ids: ['stranger', 'ben'] },
    { id: '2', display: { address: false } },
  ]);
  const agent = (id: string, displayName: string, email?: string) => ({
    space_id: 'edmonton',
    id,
    uid: id,
    sort_order: id === 'zoe' ? 0 : 1,
    doc: JSON.stringify({ displayName, email }),
  });
  const team = [
    agent('ada', 'Ada Agent', 'ada@example.test'),
    agent('ben', 'Ben Agent', 'ben@example.test'),
    agent('zoe', 'Zoe Agent'),
  ];
  await db.insertInto('agents').values(team).execute();
  const { config, ...rest } = sampleWebsite('Ours');
  const office = { ...config.office, email: 'office@example.test' };
  const body = { ...rest, config: { ...config, office, setup: { ...config.setup, agentID: 'ada' } } };
  await db
    .insertInto('settings')
    .values({ space_id: 'edmonton', name: 'website', body: JSON.stringify(body), saved_by: null })
    .execute();
});
beforeEach(async () => {
  for (const table of ['leads', 'form_submissions', 'mails'] as const)
    await engine.store.db.deleteFrom(table).execute();
  time.now = new Date(time.now.getTime() + 60 * 60_000);
});
afterAll(() => engine.close());

const gatewayOf = (identity: AgentIdentity | null, customer: CustomerIdentity | null = null) =>
  createTestGateway({
    upstreams: embeddedUpstreams(engine),
    identity,
    authenticateCustomer: async () => customer,
  });
const agentGateway = once(() => gatewayOf(HERE));
const visitorGateway = once(() => gatewayOf(null));
const asAgent = async (text: string, variables: Record<string, unknown> = {}) =>
  (await (await agentGateway()).query(text, variables)).data;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type Sent = { formId?: string; values?: Record<string, string>; customer?: CustomerIdentity };
const DEE = { name: 'Dee', email: 'dee@example.test', message: 'Is it\nstill there?' };

async function submit({
  formId = 'contact-agent',
  values = DEE,
  customer,
  ...more
}: Sent & Record<string, unknown> = {}) {
  const gateway = await (customer ? gatewayOf(null, customer) : visitorGateway());
  const { data } = await gateway.query('query ($id: ID!) { form(id: $id) { viewId } }', { id: formId });
  const input = {
    formId,
    viewId: data.form.viewId,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    pageUrl: 'http://edmonton.localhost/contact?utm_source=paper&utm_campaign=spring',
    ...more,
  };
  const response = await gateway.send(
    { query: SUBMIT, variables: { input } },
    { 'x-visitor-address': '8.8.4.4' },
  );
  const result = (await response.json()) as { data: { submitForm: { __typename: string } } };
  expect(result.data.submitForm.__typename).toBe('SubmitFormSuccess');
  time.now = new Date(time.now.getTime() + 61 * 60_000);
}
const mails = () => engine.store.db.selectFrom('mails').selectAll().orderBy('queued_at').execute();
const listed = async (filter: object = {}) => (await asAgent(LIST, { filter })).leads;

test('what is written on the page of an agent, or to one from another page, is a lead of that agent', async () => {
  const page = (path: string) => ({ pageUrl: `http://edmonton.localhost${path}` });
  const paths = ['/agent/ben-agent?utm_source=card', '/agent/nobody', '/about', '/_forms/general?agent=ben'];
  for (const path of paths) await submit(page(path));

  const { leads } = await listed();
  expect(leads.map(({ assignee }: { assignee: { id: string } }) => assignee.id)).toEqual([
    'ben',
    'ada',
    'ada',
    'ben',
  ]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'ben@example.test',
    'ada@example.test',
    'ada@example.test',
    'ben@example.test',
  ]);
});

test('a submission is a lead of the listing’s agent, with its source, and a mail to that agent', async () => {
  await submit({
    formId: 'more-info',
    listingId: '1',
    source: 'modal',
    consent: 'You agree.',
    referrer: 'https://search.example/?q=homes',
    landingUrl: 'http://edmonton.localhost/?utm_source=letter',
  });

  const page = await listed();
  expect(page).toMatchObject({ total: 1, unread: 1, next: null });
  expect(page.leads[0]).toMatchObject({
    formName: 'More information',
    origin: 'MODAL',
    name: 'Dee',
    mls: 'E1',
    status: 'new',
    isRead: false,
    assignee: { id: 'ben', name: 'Ben Agent' },
  });
  const { lead } = await asAgent(ONE, { id: page.leads[0].id });
  expect(lead).toMatchObject({
    listing: { id: '1' },
    referrer: 'https://search.example/?q=homes',
    campaign: [
      { label: 'source', value: 'letter' },
      { label: 'campaign', value: 'spring' },
    ],
    visitorIp: '8.8.4.4',
    consent: {
      text: 'You agree.',
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    },
    customer: null,
    events: [],
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'ben@example.test', reply_to: 'dee@example.test', kind: 'lead' });
  expect(mail?.text_body).toContain('still there?');
  expect(mail?.text_body).toContain(
    'http://edmonton.localhost/access/login?returnTo=%2F%23clients-and-leads',
  );
});

test.each([
  ['the agent of the site, without a listing on the team', {}, 'ada@example.test'],
  ['the agent of the site, for a listing of others', { listingId: '2' }, 'ada@example.test'],
])('a lead goes to %s', async (_, more, recipient) => {
  await submit(more);

  expect((await mails()).map((mail) => mail.recipient)).toEqual([recipient]);
});

test('a withheld address is in no mail', async () => {
  await submit({ listingId: '2' });

  const [mail] = await mails();
  expect(mail?.text_body).toContain('E2');
  expect(mail?.text_body).not.toContain('2 Test Street');
});

test('when the mail cannot be stored, neither is the submission: the visitor may send it again', async () => {
  const { db } = engine.store;
  await sql`alter table mails add constraint none check (false) not valid`.execute(db);
  await expect(submit()).rejects.toThrow();
  await sql`alter table mails drop constraint none`.execute(db);

  expect(await db.selectFrom('form_submissions').select('id').execute()).toEqual([]);
  expect((await listed()).total).toBe(0);
  await submit();
  expect((await listed()).total).toBe(1);
});

test('leads are searched by name, email, phone however it is written, and text; filtered and paged', async () => {
  await submit({ values: { ...DEE, name: 'Ann Lee', phone: '780-555-1234' } });
  await submit({ values: { ...DEE, name: 'Bob Ray', email: 'bob_1@example.test', message: '100% sure' } });
  await submit({ source: 'embedded', values: { ...DEE, name: 'Cy' } });
  const names = async (filter: object) =>
    (await listed(filter)).leads.map(({ name }: { name: string }) => name);

  expect(await names({})).toEqual(['Cy', 'Bob Ray', 'Ann Lee']);
  expect(await names({ text: 'lee ann' })).toEqual(['Ann Lee']);
  expect(await names({ text: '(780) 555' })).toEqual(['Ann Lee']);
  expect(await names({ text: 'BOB_1@' })).toEqual(['Bob Ray']);
  expect(await names({ text: '0% s' })).toEqual(['Bob Ray']);
  expect(await names({ text: '_%' })).toEqual([]);
  expect(await names({ origin: 'EMBEDDED' })).toEqual(['Cy']);
  expect(await names({ assignee: 'nobody' })).toEqual([]);
  expect(await names({ assignee: 'ada', status: 'new' })).toHaveLength(3);
  const first = (await asAgent(LIST, { limit: 2 })).leads;
  const second = (await asAgent(LIST, { limit: 2, after: first.next })).leads;
  expect([first.leads.length, second.leads.length, second.next]).toEqual([2, 1, null]);
  const [{ createdAt }] = second.leads;
  expect(await names({ from: createdAt, to: first.leads[1].createdAt })).toEqual(['Ann Lee']);
});

test('agents change status and agent of several leads, write notes, and see who did what', async () => {
  await submit();
  await submit();
  const ids = (await listed()).leads.map(({ id }: { id: string }) => id);
  const change = async (input: object) => (await asAgent(CHANGE, { input: { ids, ...input } })).changeLeads;

  expect(await change({ status: 'contacted', assignee: 'zoe', isRead: true })).toEqual({ changed: 2 });
  expect(await change({ status: 'contacted' })).toEqual({ changed: 2 });
  expect(await change({ assignee: 'stranger' })).toMatchObject({ field: 'assignee' });
  expect((await asAgent(NOTE, { id: ids[0], text: '  ' })).addLeadNote).toMatchObject({ field: 'text' });
  expect((await asAgent(NOTE, { id: 'none', text: 'x' })).addLeadNote).toHaveProperty('message');
  time.now = new Date(time.now.getTime() + 1000);
  const { lead } = (await asAgent(NOTE, { id: ids[0], text: 'Called.' })).addLeadNote;
  expect(lead.events[0]).toEqual({ kind: 'note', body: 'Called.', author: 'Ada Agent' });
  expect(lead.events.slice(1)).toEqual(
    expect.arrayContaining([
      { kind: 'status', body: 'contacted', author: 'Ada Agent' },
      { kind: 'assigned', body: 'Zoe Agent', author: 'Ada Agent' },
    ]),
  );
  expect(lead.events).toHaveLength(3);
  expect(await listed({ status: 'contacted' })).toMatchObject({ total: 2, unread: 0 });
  expect(await asAgent(DELETE, { ids: [ids[0]] })).toEqual({ deleteLeads: { deleted: 1 } });
  expect((await listed()).total).toBe(1);
  expect(await mails()).toHaveLength(1);
});

test('a lead shows what its customer saved, without their notes; another’s unverified email finds nobody', async () => {
  const { db } = engine.store;
  const own = { space_id: 'edmonton', customer_id: 'customer-1', source: SOURCE };
  await db
    .insertInto('favourites')
    .values([
      { ...own, listing_id: '1', mls: 'E1', note: 'CANARY' },
      { ...own, listing_id: 'gone', mls: 'E9' },
    ])
    .execute();
  const uiState = { geo: null, sort: null, filters: { bedrooms: '3p' } };
  await db
    .insertInto('saved_searches')
    .values({ ...own, id: 's', name: 'Three', ui_state: JSON.stringify(uiState) })
    .execute();
  await submit({ customer: CUSTOMER });
  const [{ id }] = (await listed()).leads;
  const { lead } = await asAgent(ONE, { id });

  expect(lead.customer).toMatchObject({
    email: 'customer-1@example.test',
    isSignedIn: true,
    favouriteCount: 2,
    savedSearches: [{ name: 'Three', url: expect.stringContaining('3-bedrooms') }],
  });
  expect(lead.customer.favourites).toEqual(
    expect.arrayContaining([
      { mls: 'E1', listing: { id: '1' } },
      { mls: 'E9', listing: null },
    ]),
  );
  expect(JSON.stringify(lead)).not.toContain('CANARY');

  const customerOf = async (email: string) => {
    await submit({ values: { ...DEE, email } });
    return (await asAgent(ONE, { id: (await listed()).leads[0].id })).lead.customer;
  };
  expect(await customerOf('customer-2@example.test')).toBeNull();
  await db
    .updateTable('customers')
    .set({ email_verified_at: TEST_NOW })
    .where('id', '=', 'customer-2')
    .execute();
  expect(await customerOf('Customer-2@example.test')).toMatchObject({
    isSignedIn: false,
    name: 'customer-2',
  });
});

test.each([
  ['a visitor', null, null, 'UNAUTHENTICATED'],
  ['a customer', null, CUSTOMER, 'UNAUTHENTICATED'],
  ['an agent of another site', ELSEWHERE, null, 'UNAUTHENTICATED'],
  ['an agent with the token of another site', { ...HERE, token: 'elsewhere' }, null, 'FORBIDDEN'],
  ['an agent with the token of a customer', { ...HERE, token: 'customer' }, null, 'FORBIDDEN'],
] as const)('%s reads and changes no lead', async (_, identity, customer, code) => {
  await submit();
  const [{ id }] = (await listed()).leads;
  const { query } = await gatewayOf(identity, customer);

  for (const [text, variables] of [
    [LIST, {}],
    [ONE, { id }],
    [CHANGE, { input: { ids: [id], status: 'lost' } }],
    [NOTE, { id, text: 'x' }],
    [DELETE, { ids: [id] }],
  ] as const) {
    expect((await query(text, variables)).errors?.[0]?.extensions.code).toBe(code);
  }
  expect((await listed()).leads).toMatchObject([{ id, status: 'new' }]);
});

test('an agent of another site finds no lead of this one by its id', async () => {
  await submit();
  const [{ id }] = (await listed()).leads;
  const leads = 'space/san-antonio/app/leads';
  const call = (path: string, body?: object) =>
    engine.call(`${leads}/${path}`, { token: 'elsewhere', ...(body && { method: 'POST', body }) });

  expect((await call(id)).status).toBe(404);
  expect((await call(`${id}/notes`, { text: 'x' })).status).toBe(404);
  expect((await call('change', { ids: [id], status: 'lost' })).body).toEqual({ changed: 0 });
  expect((await call('delete', { ids: [id] })).body).toEqual({ deleted: 0 });
});

test('leads are exported as a CSV file that no spreadsheet runs; only agents of the site get it', async () => {
  await submit({ values: { ...DEE, name: '=HYPERLINK("x")', message: '+1 please' } });
  await submit({ values: { ...DEE, name: 'Ann, "Lee"', message: 'Two\nlines' } });
  const get = async (identity: AgentIdentity | null, query = '') =>
    (await gatewayOf(identity)).gateway.exportLeads(
      new Request(`http://edmonton.localhost/_leads.csv${query}`, {
        headers: { host: 'edmonton.localhost' },
      }),
    );
  const response = await get(HERE);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);

  expect(response.headers.get('content-disposition')).toContain('leads.csv');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text).toMatch(/^Received,Status,Assigned to,Name,/);
  expect(text).toContain(`,"'=HYPERLINK(""x"")",dee@example.test,,Contact an agent,page,'+1 please,`);
  expect(text).toContain('"Ann, ""Lee"""');
  expect(text).toContain('"Two\nlines"');
  expect(text.endsWith('\r\n')).toBe(true);
  expect(await (await get(HERE, '?text=ann')).text()).not.toContain('HYPERLINK');
  expect((await get(null)).status).toBe(401);
  expect((await get(ELSEWHERE)).status).toBe(401);
  expect((await get({ ...HERE, token: 'customer' })).status).toBe(403);
});

test('an agent sees and changes their own leads only: assigned to them, or about their listings', async () => {
  await submit({ formId: 'more-info', listingId: '1' });
  await submit({ values: { ...DEE, message: 'For the office' } });
  const [office, own] = (await listed()).leads;
  const { query } = await gatewayOf({ ...HERE, role: 'agent', token: 'realtor', subject: 'ben' });
  const list = async () => (await query(LIST)).data.leads;
  const change = async (ids: string[]) =>
    (await query(CHANGE, { input: { ids, status: 'contacted' } })).data.changeLeads;

  expect(office.assignee.id).toBe('ada');
  expect(await list()).toMatchObject({ total: 1, unread: 1, leads: [{ id: own.id }] });
  expect((await query(ONE, { id: office.id })).data.lead).toBeNull();
  expect((await query(ONE, { id: own.id })).data.lead.summary.id).toBe(own.id);
  expect(await change([office.id, own.id])).toEqual({ changed: 1 });
  expect((await query(NOTE, { id: office.id, text: 'Mine?' })).data.addLeadNote.message).toBeTruthy();
  expect((await query(DELETE, { ids: [own.id] })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  await asAgent(CHANGE, { input: { ids: [own.id], assignee: 'ada' } });
  expect((await list()).leads).toMatchObject([{ id: own.id, assignee: { id: 'ada' } }]);
  await asAgent(CHANGE, { input: { ids: [office.id], assignee: 'ben' } });
  expect((await list()).total).toBe(2);
});

test('the reply texts of a site are changed, added and deleted over the loaded revision, for its agents alone', async () => {
  const FIELDS = 'replyTexts { texts { name text } revision anyHome }';
  const SAVE = `mutation ($input: SaveReplyTextsInput!) { saveReplyTexts(input: $input) {
    ... on SaveReplyTextsSuccess { ${FIELDS} } ... on ConflictError { currentRevision } ... on UserError { message field } } }`;
  const read = async () => (await asAgent(`{ ${FIELDS} }`)).replyTexts;
  const save = async (texts: object[], revision: string | null = null) =>
    (await asAgent(SAVE, { input: { texts, revision } })).saveReplyTexts;
  const mine = { name: 'Call', text: 'Hello {name},\r\n\r\nabout {home}.\n\n{agent} ' };

  const stock = await read();
  expect(stock).toMatchObject({ revision: null, anyHome: 'the home' });
  expect(stock.texts).toHaveLength(4);
  expect(stock.texts[2].text).toMatch(
    /^Hello \{name\},\n\n.*which neighbourhoods.*\n\nKind regards,\n\{agent\}$/,
  );

  expect(await save([{ name: 'Call', text: 'Hello {first}' }])).toEqual({
    message: '{first} cannot be filled in, only {name}, {home}, {agent} can',
    field: 'texts.0.text',
  });
  const { replyTexts: saved } = await save([mine, ...stock.texts.slice(1)]);
  expect(saved.texts[0]).toEqual({ name: 'Call', text: 'Hello {name},\n\nabout {home}.\n\n{agent}' });
  expect(await read()).toEqual(saved);
  for (const stale of [null, '1']) expect(await save([], stale)).toEqual({ currentRevision: saved.revision });
  expect((await save([], saved.revision)).replyTexts.texts).toEqual([]);

  expect((await (await gatewayOf(ELSEWHERE)).query(`{ ${FIELDS} }`)).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
  const { query } = await gatewayOf({ ...HERE, role: 'viewer', token: 'viewer' });
  expect((await query(SAVE, { input: { texts: [] } })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const audit = await engine.store.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', 'reply texts')
    .execute();
  expect(audit).toHaveLength(2);
});
