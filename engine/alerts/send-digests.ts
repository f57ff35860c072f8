import type { Kysely } from 'kysely';
import {
  DEFAULT_QUIET_HOURS,
  isClockTime,
  isQuiet,
  lastDaily,
  lastWeekly,
  type QuietHours,
} from '#domain/alerts/schedule.ts';
import type { Space } from '#domain/site/website.ts';
import { findSite } from '../identity/sites.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { alertMail } from '../mail/templates/alert-mail.ts';
import { readMailBrand } from '../mail/templates/mail-brand.ts';
import { FAVOURITES } from '../store/alerts/subscription-table.ts';
import {
  dropEntriesOfOthers,
  type DuePosition,
  type DueSubscription,
  dueSubscriptions,
  spacesWithEntries,
  takeEntries,
  waitingEvents,
} from '../store/alerts/waiting-table.ts';
import { lockCustomer } from '../store/people/customer-table.ts';
import type { Schema } from '../store/schema.ts';
import { findSettings } from '../store/settings-table.ts';
import { findSpace } from '../store/space-table.ts';
import type { AlertDisplay } from './alert-display.ts';
import { type DigestItem, idsOf, itemOf, storiesOf } from './digest-items.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Subscriptions read at once. */
const BATCH = 200;
/** Listings that one mail loads; of more its search only has the count. */
const STORIES_MAX = 300;

type Options = {
  db: Kysely<Schema>;
  clock: () => Date;
  display: AlertDisplay;
  /** Receives what went wrong with one subscription; the others get their mail. */
  onError: (error: unknown) => void;
};

/**
 * Queues the mails that are due, one for each subscription. A mail is queued in the transaction that deletes its entries,
 * so that there is both or neither, whenever a process ends; the entries are counted as they are deleted, so that of
 * several processes one queues it.
 */
export async function sendDigests(options: Options): Promise<number> {
  let sent = 0;
  for (const spaceId of await spacesWithEntries(options.db)) {
    const space = await findSpace(options.db, spaceId);
    if (space) sent += await sendOfSpace(options, space);
  }

  return sent;
}

async function sendOfSpace(options: Options, space: Space): Promise<number> {
  const { db, clock } = options;
  const now = clock();
  if (isQuiet(now, space.timeZone, await quietHoursOf(db, space.id))) return 0;

  const times = {
    instant: now,
    daily: lastDaily(now, space.timeZone),
    weekly: lastWeekly(now, space.timeZone),
  };
  let after: DuePosition = { customerId: '', searchId: '' };
  let sent = 0;
  for (;;) {
    const due = await dueSubscriptions(db, { spaceId: space.id, times, after, limit: BATCH });
    for (const subscription of due) {
      if (await trySend(options, space, subscription)) sent++;
    }
    const last = due.at(-1);
    if (!last || due.length < BATCH) return sent;
    after = last;
  }
}

async function trySend(options: Options, space: Space, subscription: DueSubscription): Promise<boolean> {
  try {
    return await sendDigest(options, space, subscription);
  } catch (error) {
    if (!(error instanceof EntriesTaken)) options.onError(error);
    return false;
  }
}

/** Another process has mailed them, or the customer has unsubscribed. */
class EntriesTaken extends Error {}

async function sendDigest(
  { db, clock, display }: Options,
  { id: spaceId }: Space,
  subscription: DueSubscription,
): Promise<boolean> {
  const { number, customerId, origin } = subscription;
  // Of a host that is not the site's any more, no link would work.
  if ((await findSite(db, origin))?.spaceId !== spaceId) return false;

  const events = await waitingEvents(db, number);
  const { items, total } = await itemsOf(display, { spaceId, ...subscription }, events);
  const brand = await readMailBrand(db, { spaceId, origin });
  const url = await unsubscribeUrl(db, { origin, number });
  const sequences = events.map(({ event }) => event);

  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, { spaceId, customerId });
    const taken = await takeEntries(transaction, { subscription: number, events: sequences });
    if (taken < sequences.length) throw new EntriesTaken();
    if (items.length === 0) return false;

    const reported = items.flatMap((item) => item.events);
    await dropEntriesOfOthers(transaction, { spaceId, customerId, events: reported });
    return queueMail(transaction, {
      spaceId,
      customerId,
      kind: 'alert',
      to: subscription.email,
      brand,
      content: alertMail(brand, { ...subscription, items, total, unsubscribeUrl: url }),
      idempotencyKey: `alert ${number} ${sequences[0]}-${sequences.at(-1)}`,
      now: clock(),
    });
  });
}

/** What may be reported, the last change first, and the number of listings. */
async function itemsOf(
  display: AlertDisplay,
  { spaceId, customerId, email, name, origin, searchId }: DueSubscription & { spaceId: string },
  events: Awaited<ReturnType<typeof waitingEvents>>,
): Promise<{ items: DigestItem[]; total: number }> {
  const all = storiesOf(events);
  const stories = all.slice(0, STORIES_MAX);
  const shown = await display.show({ spaceId, customerId, email, name, origin }, idsOf(stories));
  const known = {
    listings: new Map(shown.listings.map((listing) => [listing.id, listing])),
    sales: new Map(shown.sales.map((sale) => [sale.id, sale])),
    isFavourite: searchId === FAVOURITES,
  };
  const items = stories.flatMap((story) => itemOf(story, known) ?? []);

  return { items, total: items.length + all.length - stories.length };
}

async function quietHoursOf(db: Kysely<Schema>, spaceId: string): Promise<QuietHours> {
  const stored = await findSettings(db, { spaceId, name: 'website' });
  const { config } = (stored?.body ?? {}) as {
    config?: { setup?: { quietHours?: Partial<QuietHours> } };
  };
  const { from, until } = config?.setup?.quietHours ?? {};

  return {
    from: isClockTime(from) ? from : DEFAULT_QUIET_HOURS.from,
    until: isClockTime(until) ? until : DEFAULT_QUIET_HOURS.until,
  };
}
