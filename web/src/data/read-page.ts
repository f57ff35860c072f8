import { completeStrapConfig } from '#domain/page/complete-strap-config.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
import { upgradePage } from '#domain/page/upgrade-page.ts';
import type { StoredPage_PageFragment } from './stored-page.generated.ts';

type StoredPage = Omit<StoredPage_PageFragment, 'savedAt'>;

/** A page from the API in the current shape, with complete strap configurations; invalid straps are dropped. */
export function readPage(stored: StoredPage): Page {
  const page = upgradePage({
    id: stored.id,
    order: stored.order,
    name: stored.name,
    slug: stored.slug,
    metaInfo: stored.metaInfo,
    hero: readStrap(stored.hero),
    straps: stored.straps.map(readStrap).filter((strap) => strap !== null),
    config: isObject(stored.config) ? stored.config : {},
    state: isObject(stored.state) ? stored.state : {},
  });

  return { ...page, hero: page.hero && complete(page.hero), straps: page.straps.map(complete) };
}

function readStrap(value: unknown): Strap | null {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return null;

  return {
    id: value.id,
    name: value.name,
    order: typeof value.order === 'number' ? value.order : 0,
    state: isObject(value.state) ? value.state : {},
    config: (isObject(value.config) ? value.config : {}) as Strap['config'],
  };
}

function complete(strap: Strap): Strap {
  return { ...strap, config: completeStrapConfig(strap.config) };
}

function isObject(value: unknown): value is State {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
