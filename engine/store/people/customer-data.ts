import { type Kysely, sql } from 'kysely';
import { detachLeads } from '../leads/lead-table.ts';
import type { Schema } from '../schema.ts';
import type { CustomerKey } from './customer-table.ts';

type Row = Record<string, unknown>;
type Owned = {
  /** Rows as the customer may download them: without secrets. */
  read(db: Kysely<Schema>, key: CustomerKey): Promise<Row[]>;
  /** Deletes them; omitted where the rows are deleted with the customer's. */
  remove?(db: Kysely<Schema>, key: CustomerKey): Promise<void>;
};

/**
 * Everything that is stored about a customer, by table: what they download, and what is deleted with their account. A
 * test compares it with the tables of the store, so that a new one joins.
 */
export const CUSTOMER_DATA = {
  customers: {
    read: (db, { spaceId, customerId }) =>
      db
        .selectFrom('customers')
        .select(['id', 'email', 'name', 'email_verified_at', 'created_at'])
        .where('space_id', '=', spaceId)
        .where('id', '=', customerId)
        .execute(),
  },
  customer_contacts: owned('customer_contacts', ['phone', 'saved_at']),
  favourites: owned('favourites', ['source', 'listing_id', 'mls', 'note', 'created_at']),
  favourite_partners: owned('favourite_partners', ['since']),
  share_invitations: owned('share_invitations', ['created_at', 'expires_at']),
  partner_notes: owned('partner_notes', ['source', 'listing_id', 'note', 'saved_at']),
  saved_searches: owned('saved_searches', ['source', 'id', 'name', 'ui_state', 'created_at']),
  terms_agreements: owned('terms_agreements', ['source', 'version', 'text_hash', 'agreed_at', 'visitor_ip']),
  alert_subscriptions: owned('alert_subscriptions', ['source', 'search_id', 'frequency', 'origin']),
  alert_consents: owned('alert_consents', [
    'source',
    'search_id',
    'search_name',
    'frequency',
    'text_version',
    'text_hash',
    'via',
    'decided_at',
    'visitor_ip',
  ]),
  customer_identities: owned('customer_identities', ['issuer', 'subject', 'linked_at']),
  passkeys: owned('passkeys', ['id', 'rp_id', 'name', 'transports', 'created_at', 'last_used_at']),
  customer_links: owned('customer_links', ['purpose', 'email', 'created_at', 'expires_at']),
  mails: owned('mails', ['kind', 'recipient', 'subject', 'text_body', 'status', 'queued_at', 'sent_at']),
  // What the customer sent. The brokerage retains it: deleting the account removes the reference (decision 0050).
  leads: {
    read: (db, { spaceId, customerId }) =>
      db
        .selectFrom('leads')
        .select([
          'form_name',
          'name',
          'email',
          'phone',
          'message',
          'fields',
          'listing_id',
          'page_url',
          'referrer',
        ])
        .select(['campaign', 'consent_text', 'consented_at', 'visitor_ip', 'created_at'])
        .where('space_id', '=', spaceId)
        .where('customer_id', '=', customerId)
        .execute(),
    remove: detachLeads,
  },
  sessions: {
    read: (db, { spaceId, customerId }) =>
      db
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('space_id', '=', spaceId)
        .where('kind', '=', 'customer')
        .where('subject', '=', customerId)
        .execute(),
    async remove(db, { spaceId, customerId }) {
      await db
        .deleteFrom('sessions')
        .where('space_id', '=', spaceId)
        .where('kind', '=', 'customer')
        .where('subject', '=', customerId)
        .execute();
    },
  },
  // Areas that the customer drew on the map.
  shapes: {
    read: (db, { spaceId, customerId }) =>
      db
        .selectFrom('shapes')
        .select(['index_name', 'id', 'type', 'geometry', 'created_at'])
        .where('space_id', '=', spaceId)
        .where('created_by', '=', customerId)
        .execute(),
    async remove(db, { spaceId, customerId }) {
      await db
        .deleteFrom('shapes')
        .where('space_id', '=', spaceId)
        .where('created_by', '=', customerId)
        .execute();
    },
  },
} satisfies Partial<Record<keyof Schema, Owned>>;

/** All rows about a customer by table, as they may be downloaded. */
export async function readCustomerData(
  db: Kysely<Schema>,
  key: CustomerKey,
): Promise<Record<keyof typeof CUSTOMER_DATA, Row[]>> {
  const entries = Object.entries<Owned>(CUSTOMER_DATA);
  const read = await Promise.all(entries.map(async ([table, { read }]) => [table, await read(db, key)]));

  return Object.fromEntries(read);
}

/** Deletes everything about a customer, the account last. In a transaction of the caller. */
export async function deleteCustomerData(db: Kysely<Schema>, key: CustomerKey): Promise<void> {
  for (const { remove } of Object.values<Owned>(CUSTOMER_DATA)) await remove?.(db, key);
  await db
    .deleteFrom('customers')
    .where('space_id', '=', key.spaceId)
    .where('id', '=', key.customerId)
    .execute();
}

/** Rows of a table with the columns of the customer's key, which its foreign key deletes with the customer. */
function owned(table: keyof Schema, columns: readonly string[]): Owned {
  return {
    async read(db, { spaceId, customerId }) {
      const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.table(table)} where space_id = ${spaceId} and customer_id = ${customerId}`.execute(db);

      return rows;
    },
  };
}
