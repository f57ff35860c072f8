import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestStore } from '../../testing/test-store.ts';
import { CUSTOMER_DATA, deleteCustomerData, readCustomerData } from './customer-data.ts';

/** Tables whose rows name who made them, and whether that can be a customer. */
const MADE_BY = { shapes: true, page_previews: false, own_listings: false };

test('every table of the store that belongs to customers is in the registry', async () => {
  const { db, close } = await createTestStore();
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'created_by')`.execute(db);
  const owned = rows
    .filter(({ column_name }) => column_name === 'customer_id')
    .map(({ table_name }) => table_name);
  const made = rows
    .filter(({ column_name }) => column_name === 'created_by')
    .map(({ table_name }) => table_name);

  expect(Object.keys(CUSTOMER_DATA)).toEqual(
    expect.arrayContaining([...owned, 'customers', 'sessions', 'shapes']),
  );
  expect(made.toSorted()).toEqual(Object.keys(MADE_BY).toSorted());
  await close();
});

test('rows without a rule of their own are deleted with the customer', async () => {
  const { db, close } = await createTestStore();
  const { rows } = await sql<{ table_name: string }>`
    select relation.relname as table_name from pg_constraint
    join pg_class relation on relation.oid = conrelid
    where contype = 'f' and confrelid = 'customers'::regclass and confdeltype = 'c'`.execute(db);
  const cascading = rows.map(({ table_name }) => table_name);
  const own = Object.entries(CUSTOMER_DATA).filter(([, owned]) => !('remove' in owned));

  expect(cascading).toEqual(
    expect.arrayContaining(own.map(([table]) => table).filter((table) => table !== 'customers')),
  );
  await close();
});

test('areas that a customer drew are read and deleted with the account, those of others stay', async () => {
  const { db, close } = await createTestStore();
  const settings = '{}';
  await db.insertInto('spaces').values({ id: 'edmonton', source: 's', settings }).execute();
  for (const id of ['one', 'two']) {
    const customer = { id, space_id: 'edmonton', email: `${id}@example.com`, name: id, password_hash: '' };
    await db.insertInto('customers').values(customer).execute();
    await db
      .insertInto('shapes')
      .values({
        index_name: 'drawn',
        id: `shape-of-${id}`,
        space_id: 'edmonton',
        type: 'Polygon',
        geometry: '{}',
        centre: '(0,0)',
        bounds: '(1,1),(0,0)',
        created_by: id,
      })
      .execute();
  }
  const key = { spaceId: 'edmonton', customerId: 'one' };
  expect((await readCustomerData(db, key)).shapes).toMatchObject([{ id: 'shape-of-one' }]);
  await deleteCustomerData(db, key);

  expect(await db.selectFrom('shapes').select('id').execute()).toEqual([{ id: 'shape-of-two' }]);
  expect(await db.selectFrom('customers').select('id').execute()).toEqual([{ id: 'two' }]);
  await close();
});
