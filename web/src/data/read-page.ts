import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { isObject } from '#domain/json/is-object.ts';
import { onceForFrozen } from '#domain/json/once-for-frozen.ts';
import { completeStrapConfig } from '#domain/page/complete-strap-config.ts';
import type { Page, State, Strap } from '#domain/page/page.ts';
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
  return isObject(value) ? readOnce(value) : null;
}

/** The same strap of the same stored one, so that what is made of it later is made once, too: clean markup, for example. */
const readOnce = onceForFrozen((value: State): Strap | null => {
  if (typeof value.id !== 'string' || typeof value.name !== 'string') return null;
  const strap = {
    id: value.id,
    name: value.name,
    order: typeof value.order === 'number' ? value.order : 0,
    state: isObject(value.state) ? value.state : {},
    config: completeStrapConfig(value.config),
  };
  return Object.isFrozen(value) ? deepFreeze(strap) : strap;
});
