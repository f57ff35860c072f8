import { createHash } from 'node:crypto';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, EngineError } from '../../errors.ts';
import { findDraft } from '../../store/pages/page-draft-table.ts';
import {
  findSchedule,
  listDueSchedules,
  type PageSchedule,
  putSchedule,
  removeSchedule,
} from '../../store/pages/page-schedule-table.ts';
import { findPage, findPageByKey, type StoredPage, setPublished } from '../../store/pages/page-table.ts';
import { replaceByDraft } from './page-drafts.ts';
import { pageNotFound, readPage } from './read-page.ts';
import { revisionRequired, staleRevision } from '../stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Key = { spaceId: string; slug: string };
type Times = { publishAt: Date | null; unpublishAt: Date | null };

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Shows a page to visitors, or hides it; its content is unchanged. */
export async function publishPage(
  { db, clock }: Context,
  { spaceId, slug, published, revision }: Key & { published: boolean; revision?: number },
): Promise<StoredPage> {
  if (!published) checkHideable(slug, 'published');

  return db.transaction().execute(async (db) => {
    const current = await findPage(db, { spaceId, slug }, { lock: true });
    if (!current) throw pageNotFound(slug);
    if (revision === undefined) throw revisionRequired();
    if (current.revision !== revision) throw staleRevision(current);

    await setPublished(db, current.key, published);
    const action = published ? 'published' : 'hidden';
    await recordAudit(db, { spaceId, at: clock(), kind: 'page', action, subject: slug });
    return { ...current, published };
  });
}

const NO_SCHEDULE: PageSchedule = { publishAt: null, unpublishAt: null, scheduledBy: '', problem: null };

/** A page's schedule with its revision, a digest: equal schedules have equal revisions. */
export type RevisedSchedule = PageSchedule & { revision: number };

/** The schedule of a page; empty when it has none. */
export async function readSchedule({ db }: Pick<Context, 'db'>, key: Key): Promise<RevisedSchedule> {
  const { key: pageKey } = await readPage({ db }, key);

  return revised((await findSchedule(db, pageKey)) ?? NO_SCHEDULE);
}

type Schedule = Key &
  Times & {
    scheduledBy: string;
    /** The revision of the schedule that was loaded; without it a schedule is only created. */
    revision?: number;
  };

/** Schedules when the draft is published and when the page is hidden; two nulls remove the schedule. */
export async function schedulePage(
  { db, clock }: Context,
  { spaceId, slug, publishAt, unpublishAt, scheduledBy, revision }: Schedule,
): Promise<RevisedSchedule> {
  checkTime('publishAt', publishAt, clock());
  checkTime('unpublishAt', unpublishAt, clock());
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw badInput('unpublishAt', 'The page goes after it has come');
  if (unpublishAt) checkHideable(slug, 'unpublishAt');

  return db.transaction().execute(async (db) => {
    const page = await findPage(db, { spaceId, slug }, { lock: true });
    if (!page) throw pageNotFound(slug);
    checkRevision(await findSchedule(db, page.key), revision);

    if (!publishAt && !unpublishAt) {
      await removeSchedule(db, page.key);
    } else {
      if (publishAt && page.published && !(await findDraft(db, page.key)))
        throw badInput('publishAt', 'There is nothing to publish: the page is live and has no draft');
      await putSchedule(db, { key: page.key, publishAt, unpublishAt, scheduledBy, problem: null });
    }
    const summary = [
      publishAt && `shown at ${publishAt.toISOString()}`,
      unpublishAt && `hidden at ${unpublishAt.toISOString()}`,
    ];
    await recordAudit(db, {
      spaceId,
      at: clock(),
      kind: 'page',
      action: publishAt || unpublishAt ? 'timed' : 'no longer timed',
      subject: slug,
      summary: summary.filter(Boolean).join('; '),
    });

    return readSchedule({ db }, { spaceId, slug });
  });
}

function checkRevision(current: PageSchedule | null, revision: number | undefined): void {
  if (current && revision === undefined) throw revisionRequired();

  const now = revised(current ?? NO_SCHEDULE);
  if (revision !== undefined && revision !== now.revision)
    throw staleRevision({ revision: now.revision, savedAt: null, savedBy: current?.scheduledBy ?? null });
}

function revised(schedule: PageSchedule): RevisedSchedule {
  const { publishAt, unpublishAt, scheduledBy, problem } = schedule;
  const digest = createHash('sha256').update(JSON.stringify([publishAt, unpublishAt, scheduledBy, problem]));

  return { ...schedule, revision: digest.digest().readUIntBE(0, 6) };
}

/**
 * Applies due schedules, each page separately: a failure is reported and retried at the next run. Safe to run
 * in several processes.
 */
export async function applySchedules(
  { db, clock }: Context,
  onError: (error: unknown, pageKey: string) => void,
): Promise<void> {
  for (const key of await listDueSchedules(db, clock())) {
    await applySchedule({ db, clock }, key).catch((error) => onError(error, key));
  }
}

async function applySchedule({ db, clock }: Context, key: string): Promise<void> {
  const at = await findPageByKey(db, key);
  if (!at) return;

  try {
    await db.transaction().execute(async (db) => {
      const { spaceId } = at;
      const live = await findPage(db, { spaceId, slug: at.page.slug }, { lock: true });
      const schedule = await findSchedule(db, key);
      if (live?.key !== key || !schedule) return;

      const [now, { publishAt, unpublishAt, scheduledBy }] = [clock(), schedule];
      const [isPublishing, isUnpublishing] = [isDue(publishAt, now), isDue(unpublishAt, now)];
      if (!isPublishing && !isUnpublishing) return;

      const draft = isPublishing ? await findDraft(db, key) : null;
      if (draft) {
        const saved = { savedAt: now, savedBy: scheduledBy, reason: 'scheduled' as const };
        await replaceByDraft(db, { spaceId, live, draft, ...saved });
      }
      await setPublished(db, key, !isUnpublishing);
      const action = isUnpublishing ? 'hidden' : 'published';
      const change = { spaceId, at: now, kind: 'page', action, subject: live.page.slug } as const;
      await recordAudit(db, { ...change, summary: `planned by ${scheduledBy}` });

      if (isUnpublishing || !unpublishAt) await removeSchedule(db, key);
      else await putSchedule(db, { key, ...schedule, publishAt: null });
    });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await storeProblem({ db, clock }, key, error.message);
  }
}

/** Ends a schedule that could not be applied; the agent sees the reason. */
async function storeProblem({ db, clock }: Context, key: string, problem: string): Promise<void> {
  const schedule = await findSchedule(db, key);
  if (!schedule) return;

  const left = (time: Date | null) => (isDue(time, clock()) ? null : time);
  const { publishAt, unpublishAt } = schedule;
  await putSchedule(db, {
    key,
    ...schedule,
    publishAt: left(publishAt),
    unpublishAt: left(unpublishAt),
    problem,
  });
}

function isDue(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}

function checkTime(field: string, time: Date | null, now: Date): void {
  if (!time) return;
  if (time <= now) throw badInput(field, 'This time is over');
  if (time.getTime() - now.getTime() > YEAR_MS) throw badInput(field, 'This time is more than a year ahead');
}

function checkHideable(slug: string, field: string): void {
  if (slug === HOME_PAGE_ID) throw badInput(field, 'Visitors always see the home page');
}
