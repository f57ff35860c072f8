import { spaceDay } from '#domain/calendar/space-day.ts';
import { isCancellable, requestState } from '#domain/leads/customer-request.ts';
import { isTourForm } from '#domain/tour/tour.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { recordCancellation } from '../../leads/record-cancellation.ts';
import {
  countRequests,
  findRequest,
  listRequests,
  type RequestRow,
} from '../../store/leads/request-table.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { requireSpace } from '../find-space.ts';
import { getListings } from '../listings/get-listings.ts';
import type { Hit } from '../listings/listing-hit.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'index' | 'listings' | 'clock'>;

/** One page of what a customer has requested by forms, the most recent first, each with its listing. */
export async function readRequests(context: Context, key: OwnedKey, page: { from: number; size: number }) {
  const today = await todayOf(context, key.spaceId);
  const [rows, total] = await Promise.all([
    listRequests(context.db, key, page),
    countRequests(context.db, key),
  ]);
  const ids = rows.flatMap(({ source, listing_id: id }) => (id && source === key.source ? [id] : []));
  const hits = new Map<string, Hit>();
  for (const hit of ids.length > 0 ? await getListings(context, key, [...new Set(ids)]) : [])
    hits.set(hit._id, hit);

  return {
    total,
    requests: rows.map((row) => ({
      ...requestOf(row, today),
      listing: (row.listing_id && hits.get(row.listing_id)) || null,
    })),
  };
}

/** Cancels a tour and lets its agent know; repeating it changes nothing. */
export async function cancelRequest(context: Context, { id, ...key }: OwnedKey & { id: string }) {
  const { db, clock } = context;
  const today = await todayOf(context, key.spaceId);
  const now = clock();
  const row = await db.transaction().execute(async (transaction) => {
    const found = await findRequest(transaction, key, id);
    if (!found) throw notFound('This request');
    if (found.cancelled_at) return found;
    if (!isCancellable(cancellable(found), today))
      throw badInput('id', 'This request can not be cancelled any more');
    await recordCancellation(transaction, { ...key, request: found, now });

    return { ...found, cancelled_at: now };
  });

  return requestOf(row, today);
}

function requestOf(row: RequestRow, today: string) {
  const { kind, tour_type: type, tour_date: date, tour_time: time } = row;

  return {
    id: row.id,
    kind,
    formName: row.form_name,
    message: row.message,
    sentAt: row.created_at,
    state: requestState({ status: row.status, cancelledAt: row.cancelled_at }),
    isCancellable: isCancellable(cancellable(row), today),
    tour: isTourForm(kind) && type && date ? { type, date, time } : null,
    listingId: row.listing_id,
    mls: row.listing_mls,
  };
}

function cancellable({ kind, cancelled_at: cancelledAt, tour_date: date }: RequestRow) {
  return { kind, cancelledAt, date: date ?? undefined };
}

async function todayOf(context: Context, spaceId: string): Promise<string> {
  const { timeZone } = await requireSpace(context, spaceId);

  return spaceDay(context.clock(), timeZone);
}
