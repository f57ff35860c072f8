import type { Website } from '#domain/site/website.ts';
import type { EngineContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { findSettings, type SettingsName, type StoredSettings } from '../store/settings-table.ts';

type Context = Pick<EngineContext, 'db'>;

/** The settings every page of a site shares. */
export async function readWebsite(context: Context, spaceId: string) {
  const [website, header, footer] = await Promise.all([
    readSettings(context, { spaceId, name: 'website' }),
    readSettings(context, { spaceId, name: 'header' }),
    readSettings(context, { spaceId, name: 'footer' }),
  ]);

  return {
    website: website.body,
    header: header.body,
    footer: footer.body,
    revisions: { website: website.revision, header: header.revision, footer: footer.revision },
  };
}

/** What the website stores: checked when it was saved, and typed by what was checked. */
export async function readWebsiteConfig(context: Context, spaceId: string): Promise<Website['config']> {
  const { body } = await readSettings(context, { spaceId, name: 'website' });

  return (body as unknown as Website).config;
}

export async function readSettings(
  { db }: Context,
  key: { spaceId: string; name: SettingsName },
): Promise<StoredSettings> {
  const stored = await findSettings(db, key);
  if (!stored) throw notFound(`The ${key.name} of space ${key.spaceId}`);

  return stored;
}
