import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestIdentity, EDMONTON, SAN_ANTONIO } from '#engine/testing/test-identity.ts';
import { STORE_KINDS } from '#engine/testing/test-store.ts';
import { mailDuePosts, purgeStaleSubscribers } from './mail-posts.ts';
import { requestSubscription } from './subscribe.ts';

const HOUR_MS = 3_600_000;

describe.each(STORE_KINDS)('new posts by mail on %s', (kind) => {
  let rig: Awaited<ReturnType<typeof createTestIdentity>>;

  beforeAll(async () => {
    rig = await createTestIdentity({ kind });
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    for (const table of ['mails', 'newsletter_subscribers', 'posts'] as const)
      await rig.store.db.deleteFrom(table).execute();
  });

  const context = () => ({ db: rig.store.db, clock: () => rig.time.now });
  const send = (email: string) =>
    rig.store.db.transaction().execute((transaction) =>
      requestSubscription(transaction, {
        spaceId: 'edmonton',
        email,
        pageUrl: `${EDMONTON}/blog`,
        consent: 'Send me posts',
        visitorIp: '192.0.2.1',
        now: rig.time.now,
      }),
    );
  const mails = () => rig.store.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const stateOf = async (email: string) =>
    (
      await rig.store.db
        .selectFrom('newsletter_subscribers')
        .select('state')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.state;
  const linkIn = (text: string) => new URL(/https?:\S+\/account\/newsletter\/\S+/.exec(text)?.[0] ?? '');
  /** A request of a program without cookies. */
  const request = (url: URL, init: RequestInit = {}) =>
    rig.identity.account.fetch(new Request(url, { ...init, headers: { host: url.host, ...init.headers } }));
  const post = (id: number, changes: object = {}) =>
    rig.store.db
      .insertInto('posts')
      .values({
        space_id: 'edmonton',
        id,
        slug: `post-${id}`,
        published_at: new Date(rig.time.now.getTime() - HOUR_MS),
        is_mailed: true,
        document: JSON.stringify({
          title: `Post ${id}`,
          content: '',
          excerpt: 'In short',
          authorName: 'Ada',
        }),
        ...changes,
      })
      .execute();
  const subscribe = async (email: string) => {
    await send(email);
    const [mail] = (await mails()).filter(({ recipient }) => recipient === email);
    await request(linkIn(mail?.text_body ?? ''), { method: 'POST' });
  };

  test('an address is subscribed by the link of its mail alone, which programs may open', async () => {
    await send('Fern@Example.com');
    await send('fern@example.com');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'fern@example.com', kind: 'newsletter-confirm' });

    const url = linkIn(mail?.text_body ?? '');
    expect(await (await request(url)).text()).toContain('fern@example.com');
    expect(await stateOf('fern@example.com')).toBe('pending');
    expect((await request(url, { method: 'POST' })).status).toBe(200);
    expect(await stateOf('fern@example.com')).toBe('confirmed');

    const forged = new URL(url);
    forged.searchParams.set('token', `${url.searchParams.get('token')?.split('.')[0]}.${'x'.repeat(43)}`);
    expect((await request(forged, { method: 'POST' })).status).toBe(410);
    const elsewhere = new URL(url.pathname + url.search, SAN_ANTONIO);
    expect((await request(elsewhere, { method: 'POST' })).status).toBe(410);
  });

  test('a post is mailed once, when it is public, to those who confirmed', async () => {
    await subscribe('fern@example.com');
    await send('pending@example.com');
    await rig.store.db.deleteFrom('mails').execute();
    await post(1);
    await post(2, { state: 'draft' });
    await post(3, { published_at: new Date(rig.time.now.getTime() + HOUR_MS) });
    await post(4, { is_mailed: false });

    await Promise.all([mailDuePosts(context()), mailDuePosts(context())]);
    await mailDuePosts(context());
    const sent = await mails();
    expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['fern@example.com', 'Post 1'],
    ]);
    expect(sent[0]?.text_body).toContain(`${EDMONTON}/blog/`);
    const { mailed_count } = await rig.store.db
      .selectFrom('posts')
      .select('mailed_count')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(mailed_count).toBe(1);

    const oneClick = new URL(sent[0]?.unsubscribe_url ?? '');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
    await request(oneClick, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
    expect(await stateOf('fern@example.com')).toBe('ended');
    await rig.store.db.updateTable('posts').set({ published_at: rig.time.now }).where('id', '=', 3).execute();
    await mailDuePosts(context());
    expect(await mails()).toHaveLength(1);
  });

  test('addresses that were never confirmed are deleted after 30 days', async () => {
    await subscribe('fern@example.com');
    await send('pending@example.com');
    const later = new Date(rig.time.now.getTime() + 31 * 24 * HOUR_MS);
    await purgeStaleSubscribers({ db: rig.store.db, clock: () => later });

    expect(await stateOf('pending@example.com')).toBeUndefined();
    expect(await stateOf('fern@example.com')).toBe('confirmed');
  });
});
