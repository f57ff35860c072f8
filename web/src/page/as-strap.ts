import { STRAP_THEMES, type Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import type { Header } from '#domain/site/website.ts';
import { FOOTER_ID, HEADER_ID } from './page-model.ts';

/** A header as a strap; its template reads the navigation from `state.nav`. */
export function headerAsStrap(header: Header): Strap {
  return templateAsStrap(HEADER_ID, header);
}

export function footerAsStrap(footer: Header): Strap {
  return templateAsStrap(FOOTER_ID, footer);
}

function templateAsStrap(id: string, { name, nav, state, config }: Header): Strap {
  const theme = STRAP_THEMES.find((known) => known === config?.style?.theme) ?? 'default';

  return {
    id,
    name,
    order: 0,
    state: { ...state, nav },
    config: strapConfig({ style: { theme, textAlign: 'left', rule: false } }),
  };
}
