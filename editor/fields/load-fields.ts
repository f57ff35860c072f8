import type { Fields } from '@puckeditor/core';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';

/** The fields of a template: those of its parts, some replaced by its custom fields. */
export async function loadFields({ parts, fields }: Pick<AnyStrap, 'parts' | 'fields'>): Promise<Fields> {
  const [{ fieldsOfParts }, own] = await Promise.all([import('./fields-of-parts.tsx'), fields?.()]);

  return { ...fieldsOfParts(parts), ...(own as Fields) };
}
