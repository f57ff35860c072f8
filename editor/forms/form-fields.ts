import { editorMessage } from '../messages.ts';
import type { FieldDraft } from './field-editor.tsx';

export type UnkeyedField = Omit<FieldDraft, 'key'>;

export const EMPTY_FIELD: UnkeyedField = {
  name: '',
  label: '',
  type: 'text',
  required: false,
  placeholder: null,
  options: [],
};

/** What a new form begins with. */
export function newFields(): UnkeyedField[] {
  const rest = { placeholder: null, options: [] };

  return [
    { name: 'name', label: editorMessage('forms.first.name'), type: 'text', required: true, ...rest },
    { name: 'email', label: editorMessage('forms.first.email'), type: 'email', required: true, ...rest },
    {
      name: 'message',
      label: editorMessage('forms.first.message'),
      type: 'textarea',
      required: false,
      ...rest,
    },
  ];
}

/** A new field is named after its label; a stored one retains its name, by which earlier leads have it. */
export function withNames(fields: readonly FieldDraft[]): FieldDraft[] {
  const taken = new Set(fields.map(({ name }) => name).filter(Boolean));

  return fields.map((field) => {
    if (field.name) return field;
    const words =
      field.label
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const base =
      words
        .join('-')
        .replace(/^[^a-z]+/, '')
        .slice(0, 40) || 'field';
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return { ...field, name };
  });
}
