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

export async function readSettings(
  { db }: Context,
  key: { spaceId: string; name: SettingsName },
): Promise<StoredSettings> {
  const stored = await findSettings(db, key);
  if (!stored) throw notFound(`The ${key.name} of space ${key.spaceId}`);

  return stored;
}
