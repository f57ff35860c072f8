import type { Page, State, Strap } from '#domain/page/page.ts';
import { completeStrapConfig } from '#domain/page/strap-config.ts';
import type { StoredPage_PageFragment } from './stored-page.generated.ts';

type StoredPage = Omit<StoredPage_PageFragment, 'savedAt'>;

/** A page from the API in the current shape, with complete strap configurations; invalid straps are dropped. */
export function readPage(stored: StoredPage): Page {
  return {
    id: stored.id,
    order: stored.order,
    name: stored.name,
    slug: stored.slug,
    metaInfo: stored.metaInfo,
    hero: readStrap(stored.hero),
    straps: stored.straps.map(readStrap).filter((strap) => strap !== null),
    config: isObject(stored.config) ? stored.config : {},
    state: isObject(stored.state) ? stored.state : {},
  };
}

function readStrap(value: unknown): Strap | null {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.name !== 'string') return null;

  return {
    id: value.id,
    name: value.name,
    order: typeof value.order === 'number' ? value.order : 0,
    state: isObject(value.state) ? value.state : {},
    config: completeStrapConfig(value.config),
  };
}

function isObject(value: unknown): value is State {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
