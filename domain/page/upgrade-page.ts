import type { Page, Strap } from './page.ts';

/** Slider defaults of straps that were stored before there were any. */
export const SLIDER_DEFAULTS = { transitionInterval: 4, transitionStyle: 'slide' } as const;

/** A stored page in today's shape. It is done on every read; a page that is up to date comes back as it is. */
export function upgradePage(page: Page): Page {
  const hero = page.hero && withSliderDefaults(page.hero);
  const straps = page.straps.map(withSliderDefaults);
  const isSame = hero === page.hero && straps.every((strap, index) => strap === page.straps[index]);

  return isSame ? page : { ...page, hero, straps };
}

function withSliderDefaults(strap: Strap): Strap {
  const style = strap.config?.style;
  const bgImage: Partial<Strap['config']['style']['bgImage']> = style?.bgImage ?? {};
  const { transitionInterval, transitionStyle } = bgImage;
  if (transitionInterval !== undefined && transitionStyle !== undefined) return strap;

  const upgraded = { ...SLIDER_DEFAULTS, ...defined(bgImage) };
  return { ...strap, config: { ...strap.config, style: { ...style, bgImage: upgraded } } } as Strap;
}

function defined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<T>;
}
