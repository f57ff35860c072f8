import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomers, addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const FORM = 'space/edmonton/profile/form';
const REQUESTS = `space/edmonton/profile/requests/${SOURCE}`;
const DAY_MS = 24 * 60 * 60_000;

describe.each(STORE_KINDS)('the requests of a customer on %s', (kind) => {
  let engine: TestEngine;
  const clock = { now: TEST_NOW };
  beforeAll(async () => {
    engine = await createTestEngine({ kind, clock: () => clock.now });
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    await addListings(engine.store, [{ id: 'a' }]);
    const doc = JSON.stringify({ displayName: 'Ada Agent', email: 'ada@example.test' });
    await engine.store.db
      .insertInto('agents')
      .values({ space_id: 'edmonton', id: 'ada', uid: 'ada', doc, sort_order: 0 })
      .execute();
    await engine.store.db
      .insertInto('space_hosts')
      .values({ space_id: 'edmonton', host: 'edmonton.localhost' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  beforeEach(async () => {
    clock.now = TEST_NOW;
    await engine.store.db.deleteFrom('leads').execute();
    await engine.store.db.deleteFrom('mails').execute();
  });
  afterAll(() => engine.close());

  async function send(form: string, values: object = {}, token: string | undefined = 'customer') {
    const { body } = await engine.call(`${FORM}/${form}/view`);
    const submission = {
      name: 'Dee',
      email: 'dee@example.test',
      phone: '780-555-1234',
      message: 'Is it quiet?',
      pageUrl: 'http://edmonton.localhost/contact',
      ...values,
    };
    const sent = await engine.call(`${FORM}/${form}/submit`, {
      method: 'POST',
      token,
      body: { submission, viewId: body.viewId, extra_data: { listingID: 'a' } },
    });
    clock.now = new Date(clock.now.getTime() + 1000);
    return sent.body.id as string;
  }
  const sendTour = (date = '2026-11-25') => send('tour', { type: 'Video Tour', date, time: '14:00' });
  const list = async (query = '', token = 'customer') =>
    (await engine.call(`${REQUESTS}${query}`, { token })).body;
  const cancel = (id: string, token = 'customer') =>
    engine.call(`${REQUESTS}/id/${id}/cancel`, { method: 'POST', token });
  const lead = async (id: string) =>
    (await engine.call(`space/edmonton/app/leads/${id}`, { token: 'agent' })).body;

  test('are what the customer sent signed in, the most recent first, with the home', async () => {
    const question = await send('contact-agent');
    const tour = await sendTour();
    await send('contact-agent', {}, 'second-customer');
    await send('contact-agent', {}, '');
    await send('newsletter');

    const { total, requests } = await list();
    expect(total).toBe(2);
    expect(requests).toMatchObject([
      {
        id: tour,
        kind: 'tour',
        state: 'sent',
        isCancellable: true,
        tour: { type: 'Video Tour', date: '2026-11-25', time: '14:00' },
        listing: { _id: 'a' },
      },
      { id: question, message: 'Is it quiet?', tour: null, isCancellable: false, mls: 'Ea' },
    ]);
    expect((await list('?from=1&size=1')).requests).toMatchObject([{ id: question }]);
    expect((await list('', 'second-customer')).total).toBe(1);
  });

  test('are answered once an agent has made contact', async () => {
    const id = await send('contact-agent');
    const change = (status: string) =>
      engine.call('space/edmonton/app/leads/change', {
        method: 'POST',
        token: 'agent',
        body: { ids: [id], status },
      });

    await change('contacted');
    expect((await list()).requests).toMatchObject([{ state: 'answered' }]);
    await change('lost');
    expect((await list()).requests).toMatchObject([{ state: 'sent' }]);
  });

  test('a tour is cancelled once: its agent gets a mail and an unread lead that says so, the webhook an event', async () => {
    const webhook = { url: 'https://receiver.example/leads' };
    await engine.call('space/edmonton/app/webhook', { method: 'PUT', token: 'agent', body: webhook });
    const id = await sendTour();
    await engine.call('space/edmonton/app/leads/change', {
      method: 'POST',
      token: 'agent',
      body: { ids: [id], isRead: true },
    });

    for (let i = 0; i < 2; i += 1)
      expect(await cancel(id)).toMatchObject({
        status: 200,
        body: { id, state: 'cancelled', isCancellable: false },
      });
    expect((await list()).requests).toMatchObject([{ state: 'cancelled' }]);
    expect(await lead(id)).toMatchObject({
      isRead: false,
      cancelledAt: expect.any(String),
      events: [{ kind: 'cancelled', author: 'Dee' }],
    });
    const mails = await engine.store.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'text_body'])
      .execute();
    const about = mails.filter(({ subject }) => subject.startsWith('Cancelled by Dee'));
    expect(about).toMatchObject([{ recipient: 'ada@example.test' }]);
    expect(about[0]?.text_body).toContain('2026-11-25, 14:00');
    const events = await engine.store.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('type', '=', 'tour.cancelled')
      .execute();
    expect(events.map(({ body }) => JSON.parse(body))).toMatchObject([
      { data: { id, tour: { type: 'Video Tour', date: '2026-11-25', time: '14:00' }, listing: { id: 'a' } } },
    ]);

    await engine.call('space/edmonton/app/leads/delete', {
      method: 'POST',
      token: 'agent',
      body: { ids: [id] },
    });
    expect(await engine.store.db.selectFrom('mails').select('id').execute()).toEqual([]);
    expect((await list()).total).toBe(0);
  });

  test('only the own tours whose day is not over can be cancelled', async () => {
    const [question, tour] = [await send('contact-agent'), await sendTour('2026-11-22')];
    expect((await cancel(tour, 'second-customer')).status).toBe(404);
    expect((await cancel('unknown')).status).toBe(404);
    expect((await cancel(question)).status).toBe(400);

    clock.now = new Date(TEST_NOW.getTime() + 2 * DAY_MS);
    expect(await cancel(tour)).toMatchObject({ status: 400, body: { error: { field: 'id' } } });
    expect((await lead(tour)).events).toEqual([]);
  });
});
