import type { Field } from '@puckeditor/core';
import type { NavItem } from '#domain/site/website.ts';
import { listField, plainTextField, toggleField } from '../part-fields.tsx';

type Item = NavItem & Record<string, unknown>;

/** The navigation: items with a list of items below each. */
export function navField(label: string): Field<NavItem[]> {
  const below = list('Pages below it', {});

  return list(label, { dropdown: below }) as unknown as Field<NavItem[]>;
}

function list(label: string, more: { dropdown?: Field<NavItem[]> }): Field<NavItem[]> {
  return listField<Item>(label, {
    fields: {
      label: plainTextField('Text'),
      href: plainTextField('Address'),
      linkOut: toggleField('Opens in a new tab'),
      ...more,
    } as never,
    defaultItem: { label: 'Page', href: '/', linkOut: false, dropdown: [] },
    itemLabel: (item) => item.label || 'Page',
  }) as unknown as Field<NavItem[]>;
}
