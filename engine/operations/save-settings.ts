import type { Kysely } from 'kysely';
import { isEqual } from '#domain/json/is-equal.ts';
import { isObject } from '#domain/json/is-object.ts';
import type { Schema } from '#engine/store/schema.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../context.ts';
import { notFound } from '../errors.ts';
import {
  findSettings,
  insertSettings,
  type SettingsName,
  type StoredSettings,
  updateSettings,
} from '../store/settings-table.ts';
import { removeSiteDraft } from '../store/pages/site-draft-table.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Input = {
  spaceId: string;
  name: SettingsName;
  body: Record<string, unknown>;
  /** The revision that was loaded; without it settings are only created. */
  revision?: number;
  savedBy: string;
  /** The agent's draft that is saved: it is deleted with the save, unless it was updated since. */
  draft?: { agentUid: string; revision: number } | null;
};

/** Saves the website, the header or the footer of a space. */
export async function saveSettings(
  { db, clock, cache }: Pick<EngineContext, 'db' | 'clock' | 'cache'>,
  { revision, draft = null, ...input }: Input,
): Promise<{ stored: StoredSettings; isNew: boolean }> {
  const saved = { ...input, savedAt: clock() };

  if (revision === undefined) {
    const stored = await db.transaction().execute(async (db) => {
      const stored = await insertSettings(db, saved);
      if (stored) await record(db, { ...saved, action: 'created' });

      return stored;
    });
    if (!stored) throw revisionRequired();

    cache.drop(input.spaceId);
    return { stored, isNew: true };
  }

  const stored = await db.transaction().execute(async (db) => {
    const before = await findSettings(db, input);
    const stored = await updateSettings(db, { ...saved, revision });
    if (stored) await record(db, { ...saved, action: 'saved', before: before?.body });
    if (stored && draft) await removeSiteDraft(db, { ...input, ...draft, part: input.name });

    return stored;
  });
  if (stored) {
    cache.drop(input.spaceId);
    return { stored, isNew: false };
  }

  const current = await findSettings(db, input);
  throw current ? staleRevision(current) : notFound(`The ${input.name} of space ${input.spaceId}`);
}

type Saved = Pick<Input, 'spaceId' | 'name' | 'body'> & {
  savedAt: Date;
  action: string;
  before?: Record<string, unknown>;
};

/** Which members were changed; their values may hold keys of services. */
function record(db: Kysely<Schema>, { spaceId, name, body, savedAt, action, before = {} }: Saved) {
  const summary = changedMembers(before, body).join(', ');

  return recordAudit(db, { spaceId, at: savedAt, kind: 'site', action, subject: name, summary });
}

/** Paths of two members: `config.setup`, `theme.palettes`. */
function changedMembers(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const paths = (value: Record<string, unknown>) =>
    Object.entries(value).flatMap(([key, member]) =>
      isObject(member) ? Object.keys(member).map((inner) => `${key}.${inner}`) : [key],
    );
  const read = (value: Record<string, unknown>, path: string) => {
    const [key = '', inner] = path.split('.');
    const member = value[key];

    return inner === undefined ? member : isObject(member) ? member[inner] : undefined;
  };

  return [...new Set([...paths(before), ...paths(after)])].filter(
    (path) => !isEqual(read(before, path), read(after, path)),
  );
}
