import type { Fields } from '@puckeditor/core';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { choicesField } from '#web/src/editor/fields/choices-field.tsx';
import { headingField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { areasField } from '#web/src/editor/fields/picker-fields.tsx';
import type { MarketStatsState } from './state.ts';

export const fields: Fields<MarketStatsState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  areas: areasField('Areas'),
  propertyTypes: choicesField('Types told apart', PANEL_PROPERTY_TYPES),
};
