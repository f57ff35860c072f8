import type { Field } from '@puckeditor/core';
import type { ReactElement } from 'react';
import type {
  HeadingPart,
  HeadingSize,
  IconPart,
  ImagePart,
  LinkPart,
  TextPart,
} from '#domain/page/parts.ts';
import { editorMessage } from '../messages.ts';
import { ToggleControl } from './control-field.tsx';
import { HeadingControl } from './heading-control.tsx';
import { IconControl } from './icon-control.tsx';
import { ImageControl } from './image-control.tsx';
import { LinkControl } from './link-control.tsx';
import { NumberControl } from './number-control.tsx';

/** The shared kinds of field that a strap's `fields.tsx` is made of. */

/** What the canvas reads to know which parts are typed on the page itself. */
export type FieldMetadata = { part?: 'heading' };

type ControlProps<T> = { label: string; value: T; onChange: (value: T) => void };

function customField<T>(
  label: string,
  Control: (props: ControlProps<T>) => ReactElement,
  metadata: FieldMetadata = {},
): Field<T> {
  return {
    type: 'custom',
    label,
    metadata,
    render: ({ value, onChange }) => <Control label={label} value={value} onChange={onChange} />,
  };
}

/** A heading that is typed on the page itself or in the panel; its size is chosen in the panel. */
export function headingField(label: string, sizes?: readonly HeadingSize[]): Field<HeadingPart> {
  return customField<HeadingPart>(label, (props) => <HeadingControl {...props} sizes={sizes} />, {
    part: 'heading',
  });
}

/** Rich text that is typed on the page itself or in the panel. */
export function textField(label: string): Field<TextPart> {
  // The html of a text is a string here and an element in the canvas; Field knows only one of them.
  return {
    type: 'object',
    label,
    objectFields: {
      html: {
        type: 'richtext',
        label,
        contentEditable: true,
        initialHeight: 160,
        options: { code: false, codeBlock: false, heading: { levels: [2, 3, 4] } },
      },
    },
  } as Field<TextPart>;
}

export function imageField(label: string): Field<ImagePart> {
  return customField<ImagePart>(label, ImageControl);
}

export function iconField(label: string): Field<IconPart> {
  return customField<IconPart>(label, ({ value, onChange, ...rest }) => (
    <IconControl {...rest} value={value?.name} onChange={(name) => onChange({ ...value, name })} />
  ));
}

export function linkField(label: string): Field<LinkPart> {
  return customField<LinkPart>(label, LinkControl);
}

export function plainTextField(label: string): Field<string> {
  return { type: 'text', label };
}

/** A number that is brought within its limits 200 ms after typing. */
export function numberField(
  label: string,
  limits: { min?: number; max?: number; step?: number } = {},
): Field<number> {
  return customField<number>(label, (props) => <NumberControl {...props} {...limits} />);
}

export function choiceField<T extends string>(
  label: string,
  options: readonly { value: T; label: string }[],
): Field<T> {
  return { type: 'select', label, options: [...options] } as Field<T>;
}

export function toggleField(label: string): Field<boolean> {
  return customField<boolean>(label, ({ value, ...rest }) => (
    <ToggleControl {...rest} value={value === true} />
  ));
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
  // An item may have members without a field; Puck's own type wants one for each.
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
    fields: {
      text: plainTextField(editorMessage('field.link.text')),
      href: plainTextField(editorMessage('field.link.address')),
    } as never,
    defaultItem: { text: 'Link', href: '/', type: 'link' },
    itemLabel: (link) => link.text || editorMessage('field.link.text'),
  }) as unknown as Field<LinkPart[]>;
}
