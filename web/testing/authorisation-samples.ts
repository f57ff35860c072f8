import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AGENT_UIDS, type SpaceId, type TestSite } from './authorisation-site.ts';

export type Samples = (name: string) => Promise<unknown>;

/** Written into the data of a site; the test decides which callers' responses may contain them. */
export const MARKS = {
  /** What everybody who works on the site sees: hidden straps. */
  staff: 'MARKOFSTAFF',
  /** The leads of the account with the role agent. */
  agent: 'MARKOFAGENT',
  /** What owners and editors see: mails, the leads of others. */
  office: 'MARKOFOFFICE',
  /** What owners alone see: deliveries of the webhook. */
  owners: 'MARKOFOWNERS',
  /** What a customer wrote. */
  customers: 'MARKOFCUSTOMER',
  /** Everything that belongs to the other site. */
  otherSite: 'MARKOFOTHERSITE',
};

const PICTURE = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${text}</title></svg>`;
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [-113.5, 53.5],
      [-113.4, 53.5],
      [-113.4, 53.6],
      [-113.5, 53.5],
    ],
  ],
};

/**
 * The values of `{name}` in the table, made through the engine's calls as their owner would make them. Those of one
 * line belong to it alone, so that lines do not disturb each other.
 */
export function createSamples(site: TestSite, space: SpaceId) {
  const { store, engine } = site;
  const admin = `space/${space}/app/website/admin`;
  const source = space === 'edmonton' ? 'idx-edm-v5' : 'idx-sat-v5';
  const mark = space === 'edmonton' ? '' : ` ${MARKS.otherSite}`;
  let counter = 0;
  const next = () => {
    counter += 1;
    return counter;
  };

  async function call(
    method: string,
    path: string,
    { body, as = 'agent', revision }: { body?: unknown; as?: 'agent' | 'customer'; revision?: string } = {},
  ) {
    const response = await engine.fetch(
      new Request(`http://engine.test/${path}`, {
        method,
        headers: {
          token: site.tokenOf(as, space),
          ...(revision && { 'if-match': `"${revision}"` }),
        },
        body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);

    return {
      // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
      json: (text ? JSON.parse(text) : null) as any,
      revision: (response.headers.get('etag') ?? '').replaceAll('"', ''),
    };
  }

  function page(slug: string) {
    const strap = (id: string, html: string, hidden: boolean) => ({
      id,
      name: 'strap-text' as const,
      order: 0,
      state: { text: { html: `<p>${html}${mark}</p>` } },
      config: { hidden },
    });

    return {
      id: slug,
      slug,
      name: `Page${mark}`,
      order: 50,
      metaInfo: { title: `Page${mark}`, description: '', imageUrl: '' },
      hero: null,
      straps: [strap('s-1', 'Seen', false), strap('s-2', MARKS.staff, true)],
      config: {},
      state: {},
    };
  }

  async function newPage(kind: string) {
    const slug = `${kind}-${space}-${next()}`;
    const { revision } = await call('PUT', `${admin}/page/${slug}`, { body: page(slug) });
    const body = { page: page(slug), baseRevision: Number(revision) };
    const draft = await call('PUT', `${admin}/page/${slug}/draft`, { body });

    return { slug, revision, draftRevision: draft.revision };
  }

  /** A lead that is assigned to the agent of that uid, or by the rules of the site. */
  async function newLead(text: string, uid: string | null): Promise<string> {
    const { viewId } = (await call('GET', `space/${space}/profile/form/more-info/view`)).json;
    const body = { submission: { ...VALUES, message: `${text}${mark}` }, viewId };
    await call('POST', `space/${space}/profile/form/more-info/submit`, { body });
    const { id } = (await call('GET', `space/${space}/app/leads`)).json.leads[0];
    const member = store.db
      .selectFrom('agents')
      .select('id')
      .where('uid', '=', uid)
      .where('space_id', '=', space);
    if (uid) await store.db.updateTable('leads').set({ assigned_to: member }).where('id', '=', id).execute();

    return id;
  }

  /** A tour that the customer has requested. */
  async function newTour(): Promise<string> {
    const { viewId, fields } = (await call('GET', `space/${space}/profile/form/tour/view`)).json;
    const { max: date } = fields.find(({ name }: { name: string }) => name === 'date');
    const submission = {
      ...VALUES,
      phone: '780-555-0199',
      type: 'Video Tour',
      date,
      message: `${MARKS.customers}${mark}`,
    };
    const path = `space/${space}/profile/form/tour/submit`;

    return (await call('POST', path, { as: 'customer', body: { submission, viewId } })).json.id;
  }

  /** Numbers of posts and categories count within a site: one that no other site has. */
  async function ownNumber(table: 'posts' | 'post_categories', id: number): Promise<string> {
    const number = (space === 'edmonton' ? 100_000 : 200_000) + Number(next());
    const row = store.db.updateTable(table).set({ id: number });
    await row.where('space_id', '=', space).where('id', '=', id).execute();

    return String(number);
  }

  const makers: Record<string, (own: Samples) => Promise<unknown>> = {
    host: async () => new URL(site.originOf(space)).hostname,
    newHost: async () => `new-${space}-${next()}.example`,
    addedHost: async () => {
      const host = `added-${space}-${next()}.example`;
      await call('POST', `space/${space}/hosts`, { body: { host } });
      return host;
    },
    origin: async () => site.originOf(space),
    space: async () => space,
    source: async () => source,
    terms: async () => '2026-11',
    area: async () => AREA,
    picture: async () => PICTURE(randomUUID()),
    agent: async () => (space === 'edmonton' ? 'edm-agent-1' : 'sat-agent-1'),
    newest: async () => newPage('page'),
    page: async (own) => Object(await own('newest')).slug,
    pageRevision: async (own) => Object(await own('newest')).revision,
    pageRevisionNumber: async (own) => Number(Object(await own('newest')).revision),
    draftRevision: async (own) => Object(await own('newest')).draftRevision,
    newPage: async () => `new-${space}-${next()}`,
    pageBody: async (own) => page(String(await own('page'))),
    preview: async (own) => (await call('POST', `${admin}/page/${await own('page')}/previews`)).json.token,
    trashed: async () => {
      const { slug, revision } = await newPage('trashed');
      await call('DELETE', `${admin}/page/${slug}`, { revision });
      const { json } = await call('GET', `${admin}/trash`);
      return json.pages.find((each: { slug: string }) => each.slug === slug).key;
    },
    formerSite: async () =>
      (await call('POST', `${admin}/templates/solo/apply`, { body: { replace: true } })).json.former.id,
    file: async () =>
      (await call('POST', `${admin}/files?name=file${mark.trim()}.svg`, { body: PICTURE(randomUUID()) })).json
        .id,
    fileUrl: async () =>
      (await call('POST', `${admin}/files?name=seen.svg`, { body: PICTURE(randomUUID()) })).json.url,
    mail: async () => {
      const now = new Date();
      const mail = {
        space_id: space,
        customer_id: null,
        kind: 'verify-email',
        recipient: 'somebody@example.com',
        sender_name: 'Site',
        subject: `${MARKS.office}${mark}`,
        text_body: MARKS.office,
        html_body: MARKS.office,
        idempotency_key: randomUUID(),
        status: 'failed' as const,
        queued_at: now,
        next_attempt_at: now,
      };
      const { id } = await store.db
        .insertInto('mails')
        .values(mail)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    delivery: async () => {
      const now = new Date();
      const id = `test_${randomUUID()}`;
      await store.db
        .insertInto('webhook_deliveries')
        .values({
          id,
          space_id: space,
          lead_id: null,
          type: 'webhook.test',
          body: MARKS.owners,
          status: 'failed',
          queued_at: now,
          next_attempt_at: now,
          response_status: 500,
          failure: `${MARKS.owners}${mark}`,
        })
        .execute();
      return id;
    },
    added: async () => call('POST', `space/${space}/agents`, { body: { displayName: `Member${mark}` } }),
    member: async (own) => Object(await own('added')).json.id,
    memberRevision: async (own) => Object(await own('added')).revision,
    ofAgent: async () =>
      (await call('GET', `space/${space}/agents`)).json.rows.find(
        ({ uid }: { uid: string }) => uid === AGENT_UIDS[space],
      ),
    profile: async (own) => Object(await own('ofAgent')).id,
    profileRevision: async (own) => String(Object(await own('ofAgent')).revision),
    newEmail: async () => `new-${randomUUID()}@example.com`,
    invited: async () =>
      call('POST', `space/${space}/people`, {
        body: {
          email: `person-${randomUUID()}@example.com`,
          name: `${MARKS.owners}${mark}`,
          role: 'viewer',
          origin: site.originOf(space),
        },
      }),
    person: async (own) => Object(await own('invited')).json.id,
    personRevision: async (own) => Object(await own('invited')).revision,
    savedSearch: async () =>
      (
        await call('POST', `space/${space}/profile/searches/${source}/named`, {
          as: 'customer',
          body: {
            name: `${MARKS.customers}${mark} ${next()}`,
            uiState: { geo: { type: 'all-areas' }, sort: null, filters: { low_price: String(next()) } },
          },
        })
      ).json.id,
    formFields: async () => [{ name: 'email', label: 'E-mail', type: 'email', required: true }],
    design: async (own) =>
      (
        await call('POST', `space/${space}/app/redforms/designs`, {
          body: { name: `Form${mark}`, captcha: 'doubt', fields: await own('formFields') },
        })
      ).json,
    form: async (own) => Object(await own('design')).id,
    formRevision: async (own) => String(Object(await own('design')).revision),
    replyTextsRevision: async () => {
      const path = `space/${space}/app/replyTexts`;
      const body = { texts: [{ name: 'Thanks', text: `Hello${mark}` }] };
      const { revision } = await call('GET', path);
      return (await call('PUT', path, { body, revision })).revision;
    },
    // Entered by an owner for the account with the role agent.
    ownListing: async (own) => {
      const { id: agentId } = Object(await own('ofAgent'));
      const body = { ...OWN_LISTING, description: `${MARKS.agent}${mark}`, agentId };
      return (await call('POST', `${admin}/own-listings`, { body })).json.id;
    },
    ownListingFacts: async () => OWN_LISTING,
    listing: async () => (await sampleListing()).id,
    listingSlug: async () => (await sampleListing()).public_id,
    mediaRevision: async (own) =>
      (await call('GET', `space/${space}/listings/${source}/public/${await own('listing')}`)).revision,
    sold: async () =>
      (await store.db.selectFrom('solds').select('id').where('source', '=', source).executeTakeFirstOrThrow())
        .id,
    post: async () =>
      (
        await store.db
          .selectFrom('posts')
          .select('slug')
          .where('space_id', '=', space)
          .executeTakeFirstOrThrow()
      ).slug,
    category: async () =>
      (
        await store.db
          .selectFrom('post_categories')
          .select('slug')
          .where('space_id', '=', space)
          .executeTakeFirstOrThrow()
      ).slug,
    newSlug: async () => `new-${randomUUID()}`,
    postBody: async () => ({
      title: `${MARKS.staff}${mark}`,
      slug: `post-${randomUUID()}`,
      excerpt: '',
      content: '<p>Text</p>',
      image: null,
      categories: [],
      authorId: null,
      homesPath: null,
      isMailed: false,
      state: 'draft',
      publishedAt: null,
    }),
    writtenPost: async (own) => {
      const { id } = (await call('POST', `space/${space}/app/blog/posts`, { body: await own('postBody') }))
        .json;

      return ownNumber('posts', id);
    },
    categoryBody: async () => {
      const slug = `category-${randomUUID()}`;
      return { name: slug, slug, description: '' };
    },
    writtenCategory: async (own) => {
      const body = await own('categoryBody');
      const { id } = (await call('POST', `space/${space}/app/blog/categories`, { body })).json;

      return ownNumber('post_categories', id);
    },
    drawn: async () => (await call('POST', `space/${space}/profile/geojson`, { body: AREA })).json,
    shape: async (own) => Object(await own('drawn')).id,
    shapeIndex: async (own) => Object(await own('drawn')).index,
    nextMonth: async () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString(),
    captchaView: async () =>
      (await call('GET', `space/${space}/profile/form/general/view?captcha=true`)).json.viewId,
    lead: async () => newLead(MARKS.agent, AGENT_UIDS[space]),
    request: async () => newTour(),
    formView: async () => (await call('GET', `space/${space}/profile/form/more-info/view`)).json.viewId,
    formValues: async () => Object.entries(VALUES).map(([name, value]) => ({ name, value })),
    submission: async () => VALUES,
  };
  for (const name of ['header', 'footer', 'website']) {
    const path = name === 'website' ? 'componentConfig/Website' : name;
    makers[name] = async () => (await call('GET', `${admin}/${path}`)).json;
    makers[`${name}Revision`] = async () => (await call('GET', `${admin}/${path}`)).revision;
    makers[`${name}RevisionNumber`] = async (own) => Number(await own(`${name}Revision`));
    makers[`${name}DraftRevision`] = async () => {
      const { json: drafts } = await call('GET', `${admin}/site-drafts`);
      const existing = drafts.drafts.find(({ part }: { part: string }) => part === name);
      if (existing) return String(existing.revision);
      const { json, revision } = await call('GET', `${admin}/${path}`);
      const body = { value: json, base: json, baseRevision: Number(revision) };
      return (await call('PUT', `${admin}/site-drafts/${name}`, { body })).revision;
    };
  }

  async function sampleListing() {
    return store.db
      .selectFrom('listings')
      .select(['id', 'public_id'])
      .where('source', '=', source)
      .where('transaction_type', '=', 'sale')
      .where('address', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  }

  return {
    /** What lies about in the site besides the samples of single lines. */
    async prepare() {
      const { id } = await sampleListing();
      await call('PUT', `space/${space}/profile/likes/${source}/${id}`, {
        as: 'customer',
        body: { note: `${MARKS.customers}${mark}` },
      });
      await newLead(MARKS.office, null);
      if (space === 'edmonton') return;

      const marked = JSON.stringify(MARKS.otherSite);
      await sql`update listings set document = jsonb_set(document, '{description}', ${marked}::jsonb)
        where source = ${source}`.execute(store.db);
      await sql`update solds set document = jsonb_set(document, '{remarks}', ${marked}::jsonb)
        where source = ${source}`.execute(store.db);
      await sql`update agents set doc = jsonb_set(doc, '{bio}', ${marked}::jsonb)
        where space_id = ${space}`.execute(store.db);
      await sql`update posts set document = jsonb_set(document, '{title}', ${marked}::jsonb)
        where space_id = ${space}`.execute(store.db);
    },

    /** The samples of one line: each name has one value. */
    of(): Samples {
      const made = new Map<string, Promise<unknown>>();
      const own: Samples = (name) => {
        const maker = makers[name];
        if (!maker) throw new Error(`There is no sample {${name}}`);
        const value = made.get(name) ?? maker(own);
        made.set(name, value);
        return value;
      };

      return own;
    },
  };
}

const OWN_LISTING = {
  status: 'draft',
  transaction: 'sale',
  kind: 'house',
  price: null,
  number: '',
  address: '',
  neighbourhood: '',
  city: '',
  province: '',
  postalCode: '',
  location: null,
  isAddressShown: true,
  bedrooms: null,
  bathrooms: null,
  size: null,
  yearBuilt: null,
  description: '',
  photos: [],
  tourUrl: '',
  openHouses: [],
  halfBathrooms: null,
  lotSize: null,
  storeys: null,
  garageSpaces: null,
  parkingSpaces: null,
  parking: [],
  propertyTax: null,
  monthlyFee: null,
  heating: [],
  cooling: [],
  basement: [],
  pool: [],
  features: [],
  outdoorFeatures: [],
  rooms: [],
  agentId: null,
};
const VALUES = { name: 'Vera', email: 'vera@example.com', phone: '7805550123', message: 'Hello' };

/** Replaces `{name}` in texts, objects and lists; a text that is one `{name}` becomes the value itself. */
export async function fill(value: unknown, samples: Samples): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((each) => fill(each, samples)));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(async ([key, each]) => [key, await fill(each, samples)]);
    return Object.fromEntries(await Promise.all(entries));
  }
  if (typeof value !== 'string') return value;

  const whole = /^\{(\w+)\}$/.exec(value)?.[1];
  if (whole) return samples(whole);
  let text = value;
  for (const [part, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
    text = text.replace(part, String(await samples(name)));
  }

  return text;
}
