import { expect, test } from 'vitest';
import { addSpaces } from '../testing/fixtures.ts';
import { createTestEngine } from '../testing/test-engine.ts';

test('the roster shows the team in its order, whatever else an agent holds [R7.023]', async () => {
  const engine = await createTestEngine();
  await addSpaces(engine.store);
  const agent = (id: string, sort_order: number, doc: object) => ({
    space_id: 'edmonton',
    id,
    uid: `uid-${id}`,
    sort_order,
    doc: JSON.stringify(doc),
  });
  await engine.store.db
    .insertInto('agents')
    .values([
      agent('second', 2, {
        displayName: 'Ben',
        role: 'realtor',
        mobilePhones: ['780 555 0102'],
        email_verified: true,
        extraInfo: {},
      }),
      agent('first', 1, {
        displayName: 'Ada',
        role: 'broker',
        title: 'Owner',
        phone: '780 555 0101',
        bio: 7,
      }),
    ])
    .execute();

  const { body } = await engine.call('space/edmonton/agents/roster');

  expect(body.agents).toMatchObject([
    {
      id: 'first',
      uid: 'uid-first',
      displayName: 'Ada',
      role: 'broker',
      title: 'Owner',
      phone: '780 555 0101',
    },
    {
      id: 'second',
      uid: 'uid-second',
      displayName: 'Ben',
      role: 'realtor',
      phone: '780 555 0102',
      mobilePhones: ['780 555 0102'],
      email_verified: true,
    },
  ]);
  expect(await engine.call('space/nowhere/agents/roster')).toMatchObject({ status: 404 });
  await engine.close();
});
