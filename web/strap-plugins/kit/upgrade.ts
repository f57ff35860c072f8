import type { State } from '#domain/page/page.ts';
import type { AnyStrap } from './define-strap.ts';

/** Stored state in the current shape: upgrades run oldest first, missing members get defaults. */
export function upgrade(definition: AnyStrap, stored: State): State {
  const upgraded = (definition.upgrades ?? []).reduce((state, step) => step(state), stored);

  return { ...definition.defaultState, ...upgraded };
}
