import { isEqual } from '#domain/json/is-equal.ts';
import type { EngineContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { templatesByTime } from '../store/pages/former-site-table.ts';
import type { SettingsName, StoredSettings } from '../store/settings-table.ts';
import { findSettingsVersion, listSettingsVersions } from '../store/settings-version-table.ts';
import { readSettings } from './read-website.ts';

type Context = Pick<EngineContext, 'db'>;
type Key = { spaceId: string; name: SettingsName };

export type SettingsVersion = Omit<StoredSettings, 'body'> & {
  /** Members that differ from the version before, of the theme also its own, as `theme.fonts`; empty for the oldest. */
  changed: string[];
  /** The template that it came with; null for others, and where it is not known any more. */
  templateId: string | null;
};

/** The versions of website, header or footer that were live, the newest first; the first one is live. */
export async function listVersionsOfSettings(context: Context, key: Key): Promise<SettingsVersion[]> {
  const live = await readSettings(context, key);
  const stored = await listSettingsVersions(context.db, key);
  const templates = await templatesByTime(context.db, key.spaceId);
  // An imported archive brings settings without their versions.
  const versions = stored.some(({ revision }) => revision === live.revision) ? stored : [live, ...stored];

  return versions.map(({ body, revision, savedAt, savedBy }, index) => ({
    revision,
    savedAt,
    savedBy,
    changed: changedMembers(versions[index + 1]?.body, body),
    templateId: templates.get(savedAt.getTime()) ?? null,
  }));
}

export async function readVersionOfSettings(
  context: Context,
  { version, ...key }: Key & { version: number },
): Promise<StoredSettings> {
  const found = await findSettingsVersion(context.db, { ...key, revision: version });
  if (found) return found;
  const live = await readSettings(context, key);
  if (live.revision !== version) throw notFound(`Version ${version}`);

  return live;
}

function changedMembers(before: StoredSettings['body'] | undefined, after: StoredSettings['body']): string[] {
  if (!before) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);

  const changed = [...names].filter((name) => !isEqual(before[name], after[name]));
  if (!changed.includes('theme')) return changed;
  const themes = [before.theme, after.theme] as [StoredSettings['body'], StoredSettings['body']];

  return [...changed, ...changedMembers(...themes).map((name) => `theme.${name}`)];
}
