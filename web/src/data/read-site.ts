import { zoneOffset } from '#domain/calendar/zone-offset.ts';
import { onceForFrozen } from '#domain/json/once-for-frozen.ts';
import { type Language, siteLocale } from '#domain/language/language.ts';
import { marketText, unitsOf } from '#domain/site/market-text.ts';
import { upgradeWebsite } from '#domain/site/upgrade-website.ts';
import type { Header, Space, Website, WebsiteSetup } from '#domain/site/website.ts';
import type { Theme } from '#domain/theme/theme.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { quarterHour } from '#domain/calendar/quarter-hour.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { SiteQuery } from './site.generated.ts';

/** The theme of a site is the same object for each visitor until it changes. */
export const cssOf = onceForFrozen(themeToCss);

/** The site from the API. The engine validates on save; the casts name the types of JSON scalars. */
export function readSite({ space, viewer, website }: SiteQuery, origin: string): SiteModel {
  const now = new Date();
  const theme = website.theme as Theme;
  const { setup, display } = website.config;
  const { units = unitsOf(space.locale) } = setup as Pick<WebsiteSetup, 'units'>;
  const market = marketText({ ...space, language: display.language as Language, units });

  return {
    space: { ...space, defaultPlaceId: Number(space.defaultPlaceId) } as Space,
    ...(market && { market }),
    locale: siteLocale(space, website.config.display),
    website: upgradeWebsite({
      config: website.config,
      integrations: website.integrations,
      migrations: website.migrations,
      theme,
    } as Website),
    header: readTemplate(website.header),
    footer: readTemplate(website.footer),
    themeCss: cssOf(theme).css,
    viewer,
    revisions: {
      website: website.revision,
      header: website.header.revision,
      footer: website.footer.revision,
    },
    origin,
    clockAheadMs: zoneOffset(now, space.timeZone),
    renderedAt: quarterHour(now.getTime()),
  };
}

function readTemplate({ name, nav, state, config }: SiteQuery['website']['header']): Header {
  return { name, nav, state, config } as Header;
}
