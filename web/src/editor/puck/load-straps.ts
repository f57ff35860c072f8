import type { Fields } from '@puckeditor/core';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap, strapNames } from '#web/strap-plugins/kit/registry.ts';

/** A strap with what its fields chunk says, so that the canvas can be drawn without waiting. */
export type EditableStrap = { definition: AnyStrap; fields: Fields };

/** Straps by name; those without a folder are left out. */
export type EditableStraps = ReadonlyMap<string, EditableStrap>;

export async function loadEditableStraps(names: Iterable<string>): Promise<EditableStraps> {
  const loaded = await Promise.all([...new Set(names)].map(loadEditableStrap));

  return new Map(loaded.filter((entry) => entry !== null).map((strap) => [strap.definition.name, strap]));
}

/** Every strap an agent may insert; the product places the internal ones itself. */
export async function loadInsertableStraps(): Promise<EditableStraps> {
  const straps = await loadEditableStraps(strapNames('strap'));

  return new Map([...straps].filter(([, { definition }]) => definition.set !== 'internal'));
}

async function loadEditableStrap(name: string): Promise<EditableStrap | null> {
  const definition = await loadStrap(name);

  return definition && { definition, fields: await definition.fields() };
}
