import { expect, test } from 'vitest';
import type { Website } from '#domain/site/website.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { readParts } from '#engine/read-parts.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { findSettings, updateSettings } from '../../store/settings-table.ts';
import { createSite } from './create-site.ts';
import { editedParts } from './edited-parts.ts';
import { buildSite } from './templates/site-templates.ts';

test('a new site is unedited while its steps change its name, and edited once its colours change', async () => {
  const { db, close } = await createTestStore();
  const parts = await readParts();
  const now = new Date('2026-11-21T19:00:00Z');
  const { spaceId } = await createSite(
    db,
    {
      siteName: 'Harbour',
      host: 'www.harbour.example',
      country: 'US',
      area: 'Asheville, NC',
      timeZone: 'America/New_York',
      currency: 'USD',
      units: 'sqft',
      language: 'en',
      owner: { name: 'Odile Owner', email: 'odile@harbour.example' },
    },
    { parts, passwordHash: 'none', now, template: 'classic' },
  );
  const edited = () =>
    editedParts(db, {
      spaceId,
      agentUid: 'odile',
      themeOf: (id) => buildSite(id, { siteName: 'Harbour', language: 'en', area: '' }, parts).theme,
    });
  const change = async (changed: (website: Website) => Website) => {
    const stored = await findSettings(db, { spaceId, name: 'website' });
    const body = changed(stored?.body as unknown as Website) as unknown as Record<string, unknown>;
    const savedAt = new Date(now.getTime() + 1000);
    const { revision } = stored ?? { revision: 0 };
    await updateSettings(db, { spaceId, name: 'website', revision, body, savedAt, savedBy: 'Odile Owner' });
  };

  expect(await edited()).toEqual([]);
  await change(({ config, ...website }) => ({
    ...website,
    config: { ...config, display: { ...config.display, siteName: 'Harbour & Hill' } },
  }));
  expect(await edited()).toEqual([]);
  await change((website) => ({ ...website, theme: readyTheme('plum') }));
  expect(await edited()).toEqual(['website']);
  await close();
});
