import { isObject } from '#domain/json/is-object.ts';
import { upgradeWebsite } from '#domain/site/upgrade-website.ts';
import { request } from '../api/api.ts';
import type { SiteParts } from '../editing/site-parts.ts';
import { editorMessage } from '../messages.ts';
import { readSiteObject, type SiteObject } from '../site/website/site-objects.ts';
import { EditorOldWebsiteDocument } from './migration.generated.ts';

export type OldWebsite = { objects: SiteObject[]; problems: string[] };

/**
 * The settings, the header and the footer of the older engine as they would be here, each checked on its own. What it
 * does not say stays as it is here; its one-time migrations are applied, so that a palette of before May 2018 gets its
 * small logo. Null when none is configured; rejects when the call fails.
 */
export async function readOldWebsite(parts: SiteParts): Promise<OldWebsite | null> {
  const { oldWebsite } = await request(EditorOldWebsiteDocument, {});
  if (!isObject(oldWebsite)) return null;

  const config = isObject(oldWebsite.config) ? oldWebsite.config : {};
  const { header, footer, ...settings } = config;
  const here = parts.website;
  const website = {
    ...here,
    ...oldWebsite,
    config: {
      ...here.config,
      ...settings,
      display: { ...here.config.display, smallLogoUrl: '', ...members(settings.display) },
      office: { ...here.config.office, ...members(settings.office) },
      setup: { ...here.config.setup, ...members(settings.setup) },
    },
    theme: oldWebsite.theme ?? here.theme,
    migrations: members(oldWebsite.migrations),
  };
  const read: OldWebsite = { objects: [], problems: [] };
  const texts: [SiteObject['name'], unknown][] = [
    ['website', website],
    ...(header ? [['header', header] as [SiteObject['name'], unknown]] : []),
    ...(footer ? [['footer', footer] as [SiteObject['name'], unknown]] : []),
  ];
  for (const [name, value] of texts) {
    const result = await readSiteObject(name, JSON.stringify(value));
    if ('problems' in result) {
      const object = editorMessage(`tools.object.${name}`);
      read.problems.push(...result.problems.map((message) => `${object}: ${message}`));
    } else if (result.object.name === 'website') {
      read.objects.push({ name: 'website', value: upgradeWebsite(result.object.value) });
    } else read.objects.push(result.object);
  }

  return read;
}

function members(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
