import { request } from '../../api/api.ts';
import type { Option } from './options-control.tsx';
import { FormOptionsDocument } from './picker-options.generated.ts';

/** Loads the forms of the site as options. */
export async function loadForms(signal?: AbortSignal): Promise<Option[]> {
  const { forms } = await request(FormOptionsDocument, {}, signal);

  return forms.map(({ id, name }) => ({ value: id, label: name }));
}
