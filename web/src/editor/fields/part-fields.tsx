import type { Field } from '@puckeditor/core';
import type { HeadingPart, ImagePart, LinkPart, TextPart } from '#domain/page/parts.ts';

/** The shared kinds of field that a strap's `fields.tsx` is made of. */

/** A heading that is typed on the page itself; its size is chosen in the panel. */
export function headingField(label: string): Field<HeadingPart> {
  return {
    type: 'object',
    label,
    objectFields: {
      html: { type: 'text', label: 'Text', contentEditable: true },
      size: {
        type: 'select',
        label: 'Size',
        options: ['h1', 'h2', 'h3', 'h4'].map((value) => ({ value, label: value.toUpperCase() })),
      },
    },
  } as Field<HeadingPart>;
}

/** Rich text that is typed on the page itself. */
export function textField(label: string): Field<TextPart> {
  return {
    type: 'object',
    label,
    objectFields: { html: { type: 'richtext', label: 'Text', contentEditable: true } },
  } as Field<TextPart>;
}

export function imageField(label: string): Field<ImagePart> {
  return {
    type: 'object',
    label,
    objectFields: {
      imageUrl: { type: 'text', label: 'Address of the image' },
      altText: { type: 'text', label: 'Description for people who do not see it' },
      href: { type: 'text', label: 'Link' },
    },
  } as unknown as Field<ImagePart>;
}

export function plainTextField(label: string): Field<string> {
  return { type: 'text', label };
}

export function numberField(
  label: string,
  limits: { min?: number; max?: number; step?: number } = {},
): Field<number> {
  return { type: 'number', label, ...limits };
}

export function choiceField<T extends string>(
  label: string,
  options: readonly { value: T; label: string }[],
): Field<T> {
  return { type: 'select', label, options: [...options] } as Field<T>;
}

export function toggleField(label: string): Field<boolean> {
  return {
    type: 'radio',
    label,
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  };
}

/** A list of parts, each with the given fields; `itemLabel` names an item in the list. */
export function listField<Item extends Record<string, unknown>>(
  label: string,
  options: {
    fields: { [K in keyof Item]?: Field<Item[K]> };
    defaultItem: Item;
    itemLabel: (item: Item, index: number) => string;
    min?: number;
    max?: number;
  },
): Field<Item[]> {
  return {
    type: 'array',
    label,
    arrayFields: options.fields,
    defaultItemProps: options.defaultItem,
    getItemSummary: (item: Item, index?: number) => options.itemLabel(item, index ?? 0),
    min: options.min,
    max: options.max,
  } as unknown as Field<Item[]>;
}

export function linkListField(label: string): Field<LinkPart[]> {
  return listField<LinkPart & Record<string, unknown>>(label, {
    fields: { text: plainTextField('Text'), href: plainTextField('Address') } as never,
    defaultItem: { text: 'Link', href: '/', type: 'link' },
    itemLabel: (link) => link.text || 'Link',
  }) as unknown as Field<LinkPart[]>;
}
