import type { Website } from './website.ts';

/** The one-time migrations in their order, by the name under which the website records them. */
const MIGRATIONS: readonly { name: string; run: (website: Website) => Website }[] = [
  // The straps themselves get their slider defaults whenever a page is read (domain/page/upgrade-page.ts).
  { name: 'slider-defaults', run: (website) => website },
  { name: 'may-11-18', run: copyLogoToSmallLogo },
];

/** The website after the migrations it has not had yet; done on read, kept with the agent's next save. */
export function upgradeWebsite(website: Website): Website {
  const open = MIGRATIONS.filter(({ name }) => website.migrations?.[name] !== true);
  if (open.length === 0) return website;

  const upgraded = open.reduce((current, { run }) => run(current), website);
  const done = Object.fromEntries(open.map(({ name }) => [name, true]));

  return { ...upgraded, migrations: { ...upgraded.migrations, ...done } };
}

/** The flags of a website that needs no migration. */
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
