import type { Fields } from '@puckeditor/core';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { loadFields } from '../../fields/load-fields.ts';
import { loadSamples } from '../../picker/inserted-state.ts';

/** A strap with its loaded fields, so that the canvas renders synchronously; null if their chunk failed. */
export type EditableStrap = { definition: AnyStrap; fields: Fields | null };

/** Straps by name, without those that are not installed. `failed` are those whose code could not be loaded. */
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

/** Loads all straps that an agent may insert, i.e. all but internal ones. */
export async function loadInsertableStraps(): Promise<EditableStraps> {
  const [{ straps, failed }] = await Promise.all([loadEditableStraps(strapNames('strap')), loadSamples()]);
  const insertable = [...straps].filter(([, { definition }]) => definition.set !== 'internal');

  return { straps: new Map(insertable), failed };
}

/** The union of both. */
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

/** Null if loading failed: the strap is still rendered, and its settings show the failure. */
async function fieldsOf(definition: AnyStrap): Promise<Fields | null> {
  try {
    return await loadFields(definition);
  } catch (error) {
    console.error(error);
    return null;
  }
}
