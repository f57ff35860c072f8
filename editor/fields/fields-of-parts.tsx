import type { Field, Fields } from '@puckeditor/core';
import type { ImagePart, MapPosition } from '#domain/page/parts.ts';
import type { PartDeclaration, Parts } from '#domain/parts/declaration.ts';
import { defaultOf } from '#domain/parts/initial-state.ts';
import { panelsField } from '../search-setup/panels-field.tsx';
import { searchSetupField } from '../search-setup/search-setup-field.tsx';
import { layoutField } from './layouts/layout-control.tsx';
import { layoutPictures } from './layouts/layout-pictures.ts';
import { navField } from './links/nav-field.tsx';
import {
  urlField,
  choiceField,
  headingField,
  htmlField,
  iconField,
  imageField,
  imageListField,
  linkField,
  linkListField,
  listField,
  numberField,
  plainTextField,
  rosterField,
  textField,
  toggleField,
  videoField,
} from './part-fields.tsx';
import { choicesField, linesField } from './pickers/choices-field.tsx';
import {
  agentField,
  areasField,
  categoryField,
  formField,
  listingField,
  pageListingField,
} from './pickers/picker-fields.tsx';
import { rangeField, twoEndedRangeField } from './range-field.tsx';
import { textOfMarkup } from './text/text-of-markup.ts';
import { spelt } from '../spelling.ts';

/**
 * The fields of a template's parts by kind; parts without a label have none, and their values are preserved. A choice that
 * changes how the template looks has pictures.
 */
export function fieldsOfParts(parts: Parts, template = ''): Fields {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, pictured(part, template, name) ?? fieldOf(part)]),
  );
}

function pictured(part: PartDeclaration, template: string, name: string): Field | null {
  const pictures = part.kind === 'choice' && layoutPictures(template, name);
  if (!pictures || part.label === undefined) return null;

  return layoutField(spelt(part.label), part.options, pictures) as Field;
}

// Untyped, as only the declaration knows the type of the value.
function fieldOf(part: PartDeclaration): Field {
  return (part.label === undefined ? UNLISTED : fieldOfKind(part, spelt(part.label))) as Field;
}

const UNLISTED: Field = { type: 'custom', visible: false, render: () => <></> };

function fieldOfKind(part: PartDeclaration, label: string): unknown {
  const isNullable = defaultOf(part) === null;

  switch (part.kind) {
    case 'heading':
      return headingField(label, part.sizes);
    case 'richText':
      return textField(label);
    case 'html':
      return htmlField(label);
    case 'image':
      return imageField(label);
    case 'icon':
      return iconField(label);
    case 'link':
      return linkField(label);
    case 'video':
      return videoField(label);
    case 'nav':
      return navField(label);
    case 'text':
      return plainTextField(label);
    case 'url':
      return urlField(label);
    case 'toggle':
      return toggleField(label);
    case 'range':
      return 'initialStart' in (defaultOf(part) as object) ? twoEndedRangeField(label) : rangeField(label);
    case 'search':
      return searchSetupField(label);
    case 'form':
      return formField(label);
    case 'person':
      return agentField(label, { isNullable, none: part.none });
    case 'people':
      return rosterField(label);
    case 'listing':
      return isNullable ? pageListingField(label) : listingField(label);
    case 'post':
      return plainTextField(label);
    case 'category':
      return categoryField(label);
    case 'places':
      return areasField(label);
    case 'filters':
      return panelsField(label);
    case 'mapPosition':
      return { type: 'object', label, objectFields: MAP_POSITION_FIELDS };
    case 'number':
      return numberField(label, part);
    case 'choice':
      return choiceField(label, [
        ...(part.none === undefined ? [] : [{ value: '', label: spelt(part.none) }]),
        ...optionsOf(part.options),
      ]);
    case 'choices':
      return choicesField(label, optionsOf(part.options));
    case 'group':
      return { type: 'object', label, objectFields: fieldsOfParts(part.of) };
    case 'list':
      return listFieldOf(part, label);
  }
}

const MAP_POSITION_FIELDS: Fields<MapPosition> = {
  lat: numberField('Latitude', { min: -90, max: 90, step: 0.01 }),
  lon: numberField('Longitude', { min: -180, max: 180, step: 0.01 }),
  zoom: numberField('Zoom', { min: 3, max: 18, step: 0.5 }),
};

function listFieldOf(part: PartDeclaration & { kind: 'list' }, label: string): unknown {
  const { of, item = 'Item', min, max } = part;
  if (of.kind === 'image') return imageListField(label, defaultOf(of) as ImagePart, part.members);
  if (of.kind === 'link') return linkListField(label);
  if (of.kind !== 'group') return linesField(label);

  return listField(label, {
    fields: fieldsOfParts(of.of),
    defaultItem: defaultOf(of) as Record<string, unknown>,
    itemLabel: (value, index) => nameOf(value, of.of) || `${spelt(item)} ${index + 1}`,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  });
}

/** The label of an item: its first heading or text, else its first rich text. */
function nameOf(item: Record<string, unknown>, parts: Parts): string {
  const firstOf = (...kinds: string[]) =>
    Object.entries(parts).find(([, { kind }]) => kinds.includes(kind))?.[0];
  const name = firstOf('heading', 'text') ?? firstOf('richText') ?? '';
  const value = item[name];
  if (typeof value === 'string') return value;
  const { html } = (value ?? {}) as { html?: unknown };

  return typeof html === 'string' ? textOfMarkup(html) : '';
}

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label: spelt(label) }));
}
