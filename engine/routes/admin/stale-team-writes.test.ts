import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const AGENTS = 'space/edmonton/agents';
const ADA = `${AGENTS}/ada`;
const BEGUN = { displayName: 'Ada', role: 'realtor', extraInfo: { bio: '<p>Hi</p>' } };

/** Every write to an existing agent. */
const WRITES = [
  ['PUT', ADA, { displayName: 'Stale' }],
  ['DELETE', ADA, undefined],
  ['PUT', `${ADA}/extraInfo`, { bio: '<p>Stale</p>' }],
] as const;

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  let begun: number;
  const save = (body: object, revision: number, token = 'agent') =>
    engine.call(ADA, { method: 'PUT', token, body, revision });
  const read = async () => (await engine.call(`${AGENTS}?include_docs=true`, { token: 'agent' })).body.rows;
  beforeEach(async () => {
    await engine.store.db.deleteFrom('agents').execute();
    const body = { ...BEGUN, id: 'ada', uid: 'ada-uid' };
    const added = await engine.call(AGENTS, { method: 'POST', token: 'agent', body });
    begun = added.body.revision;
    expect(added.headers.get('etag')).toBe(`"${begun}"`);
  });

  test.each(WRITES)(
    '%s %s over what somebody else saved is rejected with the newer revision, and nothing changes',
    async (method, path, body) => {
      const { revision } = (await save({ ...BEGUN, title: 'Broker' }, begun, 'second')).body;
      const before = await read();
      expect(before).toMatchObject([{ revision, doc: { title: 'Broker' } }]);

      expect(await engine.call(path, { method, token: 'agent', body, revision: begun })).toMatchObject({
        status: 412,
        body: { error: { code: 'stale_revision', current: { revision } } },
      });
      expect(await read()).toEqual(before);
    },
  );

  test.each(WRITES)('%s %s needs a revision, and nothing changes without it', async (method, path, body) => {
    const before = await read();

    expect(await engine.call(path, { method, token: 'agent', body })).toMatchObject({
      status: 428,
      body: { error: { code: 'revision_required' } },
    });
    const headers = { 'if-match': '"newest"' };
    expect(await engine.call(path, { method, token: 'agent', body, headers })).toMatchObject({
      status: 400,
      body: { error: { field: 'If-Match' } },
    });
    expect(await read()).toEqual(before);
  });

  test.each(WRITES)('%s %s over the revision that is there is done', async (method, path, body) => {
    const response = await engine.call(path, { method, token: 'agent', body, revision: begun });

    expect(response.status).toBeLessThan(300);
    const [row] = await read();
    if (method === 'DELETE') expect(row).toBeUndefined();
    else {
      expect(row.revision).not.toBe(begun);
      expect(response.headers.get('etag')).toBe(`"${row.revision}"`);
    }
  });

  test('of two concurrent saves of the same revision exactly one succeeds, 30 times', async () => {
    let revision = begun;

    for (let trial = 0; trial < 30; trial += 1) {
      const responses = await Promise.all(
        ['agent', 'second'].map((token) => save({ ...BEGUN, title: `${token} ${trial}` }, revision, token)),
      );

      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const winner = responses.find(({ status }) => status === 200);
      expect(await read()).toEqual([winner?.body]);
      revision = winner?.body.revision;
    }
  });

  test('an agent removed during a save is saved or gone, never both', async () => {
    const [saved, removed] = await Promise.all([
      save({ ...BEGUN, title: 'Broker' }, begun),
      engine.call(ADA, { method: 'DELETE', token: 'second', revision: begun }),
    ]);

    expect([saved.status, removed.status]).toSatisfy(
      ([put, gone]: number[]) => (put === 200 && gone === 412) || (put === 404 && gone === 204),
    );
    expect(await read()).toHaveLength(saved.status === 200 ? 1 : 0);
  });
});
