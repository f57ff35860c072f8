import { z } from 'zod';
import { PAGE_CHANGE_KINDS } from '#domain/page/diff-pages.ts';
import { VERSION_REASONS } from '#domain/page/version-reasons.ts';
import { type StoredPage, storedPage } from './pages.types.ts';

/** Wire types of drafts, versions, schedules and previews (docs/rest-calls.md). */

const revision = z.coerce.string();
const time = z.string().nullable().default(null);
const version = z.object({
  revision,
  reason: z.enum(VERSION_REASONS).catch('saved'),
  savedAt: z.string(),
  savedBy: z.string().nullable().default(null),
  templateId: z.string().nullable().default(null),
  changes: z.array(z.object({ kind: z.enum(PAGE_CHANGE_KINDS), name: z.string() })).catch([]),
});

export const draftResponse = z.object({ page: storedPage, baseRevision: revision });
export const versionsResponse = z.object({ versions: z.array(version) });
export const versionResponse = version.extend({ page: storedPage });
export const scheduleResponse = z.object({
  publishAt: time,
  unpublishAt: time,
  scheduledBy: z.string().default(''),
  problem: z.string().nullable().default(null),
});
export const trashResponse = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      slug: z.string(),
      name: z.string(),
      deletedAt: z.string(),
      deletedBy: z.string(),
    }),
  ),
});
export const previewLinkResponse = z.object({ token: z.string().min(1), expiresAt: z.string() });
export const previewResponse = z.object({
  page: storedPage,
  isDraft: z.boolean(),
  savedAt: z.string(),
  expiresAt: z.string(),
});

/** A stored draft with its revision. */
export type DraftVersion = {
  page: StoredPage;
  revision: string;
  baseRevision: string;
  savedAt: string | null;
  savedBy: string | null;
};
/** The schedule of a page, with the revision for changes. */
export type Schedule = z.infer<typeof scheduleResponse> & { revision: string };
