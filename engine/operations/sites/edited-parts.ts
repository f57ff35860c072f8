import type { Kysely } from 'kysely';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Website } from '#domain/site/website.ts';
import { completeTheme } from '#domain/theme/complete-theme.ts';
import { templatesByTime } from '../../store/pages/former-site-table.ts';
import { listSiteDrafts } from '../../store/pages/site-draft-table.ts';
import type { Schema } from '../../store/schema.ts';
import { findSettings, type SettingsName } from '../../store/settings-table.ts';
import { findSpaceEntry } from '../../store/space-table.ts';

type Site = {
  spaceId: string;
  agentUid: string;
  /** The theme of a template; null for an unknown one. */
  themeOf: (template: string) => Website['theme'] | null;
};

/** The parts of the look that agents changed since the site or a template made them, live or as a draft of this agent. */
export async function editedParts(
  db: Kysely<Schema>,
  { spaceId, agentUid, themeOf }: Site,
): Promise<SettingsName[]> {
  const createdAt = (await findSpaceEntry(db, spaceId))?.createdAt;
  const madeAt = new Set([createdAt?.getTime(), ...(await templatesByTime(db, spaceId)).keys()]);
  const edited = new Set((await listSiteDrafts(db, { spaceId, agentUid })).map(({ part }) => part));

  for (const name of ['website', 'header', 'footer'] as const) {
    const stored = await findSettings(db, { spaceId, name });
    if (!stored || madeAt.has(stored.savedAt.getTime())) continue;
    // Setting a site up saves its website at each step: what counts is the theme.
    if (name === 'website' && hasThemeOfTemplate(stored.body as unknown as Website, themeOf)) continue;
    edited.add(name);
  }

  return [...edited];
}

function hasThemeOfTemplate({ theme, config }: Website, themeOf: Site['themeOf']): boolean {
  const template = config?.setup?.wizard?.template;
  const made = template === undefined ? null : themeOf(template);

  return made !== null && isEqual(completeTheme(theme), completeTheme(made));
}
