import type { ArrayField, Field } from '@puckeditor/core';
import type { ReactElement } from 'react';
import {
  type HeadingPart,
  type HeadingSize,
  type HtmlPart,
  type IconPart,
  IMAGE_FILTERS,
  type ImageFilter,
  type ImagePart,
  type LinkPart,
  type TextPart,
} from '#domain/page/parts.ts';
import type { MediaPart } from '../media/part-path.ts';
import { editorMessage } from '../messages.ts';
import { ChoiceControl, TextControl, ToggleControl } from './control-field.tsx';
import { LinkUrlControl } from './links/link-url-control.tsx';
import { LinkActionControl } from './links/link-action-control.tsx';
import { LinkControl } from './links/link-control.tsx';
import { nameOfLink } from './links/name-of-link.ts';
import { NumberControl } from './number-control.tsx';
import { RosterControl } from './pickers/roster-control.tsx';
import { GalleryControl } from './pictures/gallery-control.tsx';
import { IconControl } from './pictures/icon-control.tsx';
import { ImageControl } from './pictures/image-control.tsx';
import { VideoControl } from './pictures/video-control.tsx';
import { HeadingControl } from './text/heading-control.tsx';
import { HtmlControl } from './text/html-control.tsx';
import { RichTextControl } from './text/rich-text-control.tsx';

/** Defines for the canvas which parts are editable on the page, and which a dialog edits. */
export type FieldMetadata = {
  part?: 'heading' | 'text' | MediaPart;
  gallery?: { newItem: ImagePart; hasLinks: boolean };
};

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

/** A heading, editable on the page and in the panel; its size is set in the panel. */
export function headingField(label: string, sizes?: readonly HeadingSize[]): Field<HeadingPart> {
  return customField<HeadingPart>(label, (props) => <HeadingControl {...props} sizes={sizes} />, {
    part: 'heading',
  });
}

/** Rich text, editable on the page and in the panel. */
export function textField(label: string): Field<TextPart> {
  return customField<TextPart>(label, RichTextControl, { part: 'text' });
}

export function imageField(label: string): Field<ImagePart> {
  return customField<ImagePart>(label, ImageControl, { part: 'image' });
}

/** An icon with size and background. */
export function iconField(label: string): Field<IconPart> {
  return customField<IconPart>(label, IconControl);
}

/** The agent's HTML. */
export function htmlField(label: string): Field<HtmlPart> {
  return customField<HtmlPart>(label, HtmlControl);
}

/** A YouTube video by URL. */
export function videoField(label: string): Field<{ url: string }> {
  return customField<{ url: string }>(label, VideoControl, { part: 'video' });
}

export function linkField(label: string): Field<LinkPart> {
  return customField<LinkPart>(label, LinkControl);
}

/** A line of text, committed once typing pauses. */
export function plainTextField(label: string): Field<string> {
  return customField<string>(label, TextControl);
}

/** The URL of a link. */
export function urlField(label: string): Field<string> {
  return customField<string>(label, LinkUrlControl);
}

/** A number, clamped to its limits 200 ms after typing. */
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
  return customField<T>(label, (props) => <ChoiceControl {...props} options={options} />);
}

export function toggleField(label: string): Field<boolean> {
  return customField<boolean>(label, ({ value, ...rest }) => (
    <ToggleControl {...rest} value={value === true} />
  ));
}

/** A list of parts with the given fields; `itemLabel` returns the label of an item. */
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
  // Items may have members without a field, which Puck's type does not allow.
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

const IMAGE_MEMBERS = {
  href: () => urlField(editorMessage('field.image.link')),
  linkOut: () => toggleField(editorMessage('field.image.linkOut')),
  height: () => numberField(editorMessage('field.image.height'), { min: 24, max: 400, step: 4 }),
  filter: () =>
    choiceField<ImageFilter>(
      editorMessage('field.image.filter'),
      IMAGE_FILTERS.map((value) => ({ value, label: editorMessage(`field.image.filter.${value}`) })),
    ),
};

/** A list of images with URL, description and the given other members. */
export function imageListField(
  label: string,
  defaultItem: ImagePart,
  members: readonly (keyof typeof IMAGE_MEMBERS)[] = [],
): Field<ImagePart[]> {
  const list = listField<ImagePart & Record<string, unknown>>(label, {
    fields: {
      imageUrl: plainTextField(editorMessage('field.image.url')),
      altText: plainTextField(editorMessage('field.image.alt')),
      ...Object.fromEntries(members.map((member) => [member, IMAGE_MEMBERS[member]()])),
    } as never,
    defaultItem,
    itemLabel: (image, index) => image.altText || editorMessage('field.list.item', { number: index + 1 }),
  }) as unknown as ArrayField;
  const gallery = { newItem: defaultItem, hasLinks: members.includes('href') };

  return customField<ImagePart[]>(
    label,
    ({ value, onChange }) => <GalleryControl {...gallery} field={list} value={value} onChange={onChange} />,
    { part: 'gallery', gallery },
  );
}

/** The ids of displayed team members in order; empty means all. */
export function rosterField(label: string): Field<string[]> {
  return customField<string[]>(label, RosterControl, { part: 'roster' });
}

export function linkListField(label: string): Field<LinkPart[]> {
  return listField<LinkPart & Record<string, unknown>>(label, {
    fields: {
      text: plainTextField(editorMessage('field.link.text')),
      href: urlField(editorMessage('field.link.address')),
      action: customField<string>(editorMessage('field.link.action'), LinkActionControl),
    } as never,
    defaultItem: { text: 'Link', href: '/', type: 'link' },
    itemLabel: (link) => nameOfLink(link.text) || editorMessage('field.link.text'),
  }) as unknown as Field<LinkPart[]>;
}
