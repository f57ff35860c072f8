import type { Field } from '@puckeditor/core';
import type { IconItem } from '#web/strap-plugins/kit/icon-item.ts';
import { addressField, headingField, iconField, listField, textField } from './part-fields.tsx';

/** A list of items with an icon, a heading, words and a link; an item without a heading is called `itemName` and its number. */
export function iconListField(label: string, itemName: string, defaultItem: IconItem): Field<IconItem[]> {
  return listField<IconItem>(label, {
    fields: {
      icon: iconField('Icon'),
      title: headingField('Heading'),
      text: textField('Text'),
      href: addressField('Link'),
    },
    defaultItem,
    itemLabel: (item, index) => item.title?.html || `${itemName} ${index + 1}`,
  });
}
