import type { Insertable, Kysely } from 'kysely';
import type { AlertConsentTable, Schema } from '../schema.ts';
import type { SubscriptionKey } from './subscription-table.ts';

export type AlertDecision = SubscriptionKey & {
  searchName: string | null;
  frequency: AlertConsentTable['frequency'];
  /** Null for a withdrawal. */
  text: { version: string; hash: string } | null;
  via: AlertConsentTable['via'];
  decidedAt: Date;
  visitorIp: string | null;
};

/** Records a choice; a row is never changed. */
export async function insertAlertDecision(db: Kysely<Schema>, decision: AlertDecision): Promise<void> {
  const row: Insertable<AlertConsentTable> = {
    space_id: decision.spaceId,
    customer_id: decision.customerId,
    source: decision.source,
    search_id: decision.searchId,
    search_name: decision.searchName,
    frequency: decision.frequency,
    text_version: decision.text?.version ?? null,
    text_hash: decision.text?.hash ?? null,
    via: decision.via,
    decided_at: decision.decidedAt,
    visitor_ip: decision.visitorIp,
  };
  await db.insertInto('alert_consents').values(row).execute();
}
