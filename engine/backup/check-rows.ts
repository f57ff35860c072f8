import { z } from 'zod';
import { FIELD_TYPES } from '#domain/contact/form.ts';
import { FILE_KINDS, FILE_TYPES } from '#domain/files/site-file.ts';
import { checkJson } from '#domain/json/check.ts';
import type { Checked, Problem } from '#domain/json/checked.ts';
import { replyTextsSchema } from '#domain/leads/reply-text-schema.ts';
import { formerPath } from '#domain/page/former-path.ts';
import { checkPage } from '#domain/page/page-schema.ts';
import { NEARBY_KINDS } from '#domain/nearby/kinds.ts';
import { isSlug } from '#domain/page/slug.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { readDrawnArea } from '#domain/search/geo-json.ts';
import { agentDocSchema } from '#domain/site/agent-schema.ts';
import { readHostName } from '#domain/site/host-name.ts';
import { checkFooter, checkHeader, checkWebsite } from '#domain/site/website-schema.ts';

type Row = Record<string, unknown>;
type Check = (row: Row, parts: PartsTable) => Problem[];

const text = (max: number) => z.string().max(max);
const json = z.record(z.string(), z.unknown());

const spaceSettings = z.looseObject({
  locale: z.enum(['en-CA', 'en-US']),
  currency: z.enum(['CAD', 'USD']),
  timeZone: text(100).min(1),
  mapDefault: z.object({ lat: z.number(), lon: z.number(), zoom: z.number() }),
  areaName: text(300),
  defaultPlaceId: z.number(),
});
const formField = z.looseObject({
  name: text(200).min(1),
  label: text(1000),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  options: z.array(text(1000)).max(1000).optional(),
});
type Unit = { id: string; children?: Unit[] };
const unit: z.ZodType<Unit> = z.looseObject({
  id: text(100).min(1),
  name: text(200),
  agentIds: z.array(text(100)).max(5000).default([]),
  get children() {
    return z.array(unit).max(500).optional();
  },
});
const fileRow = z.looseObject({
  name: text(1000),
  path: z.string().regex(/^[0-9a-f]{16}\/[a-z0-9][a-z0-9.-]{0,200}$/, 'a file has a digest and a name'),
  type: z.enum(FILE_TYPES.map(({ type }) => type)),
  kind: z.enum(FILE_KINDS),
});
const former = z.looseObject({
  slug: z.string().refine((path) => formerPath(path) === path, 'this is not the path of a page'),
});
const redirectTarget = z.looseObject({
  slug: z.string().refine(isSlug, 'this is not the address of a page'),
});

/**
 * What a row of an imported table has to be, by the schemas that guard the same values where agents save them. A table
 * that is not named holds only plain columns, which the database checks.
 */
const nearbyRow = z.looseObject({
  kind: z.enum(NEARBY_KINDS),
  name: z.string().min(1).max(200),
  ring: z
    .array(z.tuple([z.number(), z.number()]))
    .max(20_000)
    .nullish(),
});
const CHECKS: Readonly<Record<string, Check>> = {
  spaces: (row) => within('settings', checkJson(spaceSettings, row.settings)),
  space_hosts: ({ host }) =>
    typeof host === 'string' && readHostName(host) === host
      ? []
      : [{ field: 'host', message: 'is not a host name' }],
  sources: (row) => within('settings', checkJson(json, row.settings)),
  settings: ({ name, body }, parts) => {
    if (name === 'website') return within('website', checkWebsite(body));
    return name === 'header'
      ? within('header', checkHeader(body, parts))
      : within('footer', checkFooter(body, parts));
  },
  pages: (row, parts) => [
    ...within('', checkPage(row.body, parts)),
    ...(member(row.body, 'slug') === row.slug
      ? []
      : [{ field: 'slug', message: `is not ${row.slug}, the address of its row` }]),
  ],
  page_versions: (row, parts) => within('', checkPage(row.body, parts)),
  page_drafts: (row, parts) => within('', checkPage(row.body, parts)),
  trashed_pages: (row, parts) => [
    ...within('', checkPage(row.body, parts)),
    ...(row.draft === null || row.draft === undefined ? [] : within('draft', checkPage(row.draft, parts))),
  ],
  page_redirects: (row) => [
    ...within('', checkJson(former, row)),
    ...within('target', checkJson(redirectTarget, { slug: row.target })),
  ],
  agents: (row) => within('doc', checkJson(agentDocSchema, row.doc)),
  org_charts: (row) => within('body', checkJson(z.looseObject({ units: z.array(unit).max(500) }), row.body)),
  forms: (row) => within('fields', checkJson(z.array(formField).max(500), row.fields)),
  reply_texts: (row) => within('texts', checkJson(replyTextsSchema, row.texts)),
  files: (row) => within('', checkJson(fileRow, row)),
  posts: (row) => within('document', checkJson(json, row.document)),
  nearby_places: (row) => within('', checkJson(nearbyRow, row)),
  own_listings: (row) => within('record', checkJson(json, row.record)),
  listing_public_info: (row) => within('body', checkJson(json, row.body)),
  shapes: (row) => {
    const read = readDrawnArea(row.geometry);
    return 'problem' in read ? [{ field: 'geometry', message: read.problem }] : [];
  },
};

/** The first thing that is wrong with a row: its strap or field and the reason; null when nothing is. */
export function rowProblem(table: string, row: Row, parts: PartsTable): string | null {
  const [problem] = CHECKS[table]?.(row, parts) ?? [];
  if (!problem) return null;

  const named = nameOf(table, row);
  return [named, problem.field, problem.message].filter(Boolean).join(': ');
}

function within(field: string, checked: Checked<unknown>): Problem[] {
  if (checked.ok) return [];

  return checked.problems.map((problem) => ({
    ...problem,
    field: [field, problem.field].filter(Boolean).join('.'),
  }));
}

/** What a person calls the row. */
function nameOf(table: string, row: Row): string {
  const slug = row.slug ?? member(row.body, 'slug');
  if (/page/.test(table) && typeof slug === 'string') {
    const revision = table === 'page_versions' ? `, revision ${row.revision}` : '';
    return `page ${slug}${revision}`;
  }
  const key = row.id ?? row.name ?? row.host;

  return typeof key === 'string' || typeof key === 'number' ? String(key) : '';
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
