import type { Fields } from '@puckeditor/core';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap, strapNames } from '#web/strap-plugins/kit/registry.ts';
import { loadFields } from '../../fields/load-fields.ts';

/** A strap with what its fields chunk says, so that the canvas can be drawn without waiting; null when that chunk failed. */
export type EditableStrap = { definition: AnyStrap; fields: Fields | null };

/** Straps by name; those without a folder are left out. `failed` are those whose code could not be loaded. */
export type EditableStraps = { straps: ReadonlyMap<string, EditableStrap>; failed: readonly string[] };

export async function loadEditableStraps(wanted: Iterable<string>): Promise<EditableStraps> {
  const names = [...new Set(wanted)];
  const results = await Promise.allSettled(names.map(loadEditableStrap));
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : []));

  return {
    straps: new Map(loaded.map((strap) => [strap.definition.name, strap])),
    failed: names.filter((_, index) => results[index]?.status === 'rejected'),
  };
}

/** Every strap an agent may insert; the product places the internal ones itself. */
export async function loadInsertableStraps(): Promise<EditableStraps> {
  const { straps, failed } = await loadEditableStraps(strapNames('strap'));
  const insertable = [...straps].filter(([, { definition }]) => definition.set !== 'internal');

  return { straps: new Map(insertable), failed };
}

/** What is loaded later adds to what is there. */
export function withMore(first: EditableStraps, more: EditableStraps): EditableStraps {
  return {
    straps: new Map([...first.straps, ...more.straps]),
    failed: [...new Set([...first.failed, ...more.failed])],
  };
}

async function loadEditableStrap(name: string): Promise<EditableStrap | null> {
  const definition = await loadStrap(name);

  return definition && { definition, fields: await fieldsOf(definition) };
}

/** Without its fields a strap is shown whole, and its settings say that they could not be loaded. */
async function fieldsOf(definition: AnyStrap): Promise<Fields | null> {
  try {
    return await loadFields(definition);
  } catch (error) {
    console.error(error);
    return null;
  }
}
