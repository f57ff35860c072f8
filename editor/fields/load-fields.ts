import type { Fields } from '@puckeditor/core';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

type Definition = Pick<AnyStrap, 'name' | 'parts' | 'fields'>;

/** The fields of a template: those of its parts, some replaced by its custom fields. */
export async function loadFields({ name, parts, fields }: Definition): Promise<Fields> {
  const [{ fieldsOfParts }, own] = await Promise.all([import('./fields-of-parts.tsx'), fields?.()]);

  return { ...fieldsOfParts(parts, name), ...(own as Fields) };
}
