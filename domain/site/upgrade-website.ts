import type { Website } from './website.ts';

/** The one-time migrations in order, by the name recorded in the website. */
const MIGRATIONS: readonly { name: string; run: (website: Website) => Website }[] = [
  // The straps themselves get their slider defaults whenever a page is read (domain/page/strap-config.ts).
  { name: 'slider-defaults', run: (website) => website },
  { name: 'may-11-18', run: copyLogoToSmallLogo },
];

/** The website after its pending migrations; applied on read, stored with the agent's next save. */
export function upgradeWebsite(website: Website): Website {
  const open = MIGRATIONS.filter(({ name }) => website.migrations?.[name] !== true);
  if (open.length === 0) return website;

  const upgraded = open.reduce((current, { run }) => run(current), website);
  const done = Object.fromEntries(open.map(({ name }) => [name, true]));

  return { ...upgraded, migrations: { ...upgraded.migrations, ...done } };
}

/** The flags of a fully migrated website. */
export function doneMigrations(): Record<string, boolean> {
  return Object.fromEntries(MIGRATIONS.map(({ name }) => [name, true]));
}

function copyLogoToSmallLogo(website: Website): Website {
  const { display } = website.config;
  if (display.smallLogoUrl) return website;

  return {
    ...website,
    config: { ...website.config, display: { ...display, smallLogoUrl: display.logoUrl } },
  };
}
