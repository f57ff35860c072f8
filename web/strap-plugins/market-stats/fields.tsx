import type { Fields } from '@puckeditor/core';
import { PANEL_PROPERTY_TYPES } from '#domain/search/property-types.ts';
import { headingField, textField } from '#web/src/editor/fields/part-fields.tsx';
import { choicesField, linesField } from '#web/src/listing/choices-field.tsx';
import type { MarketStatsState } from './state.ts';

export const fields: Fields<MarketStatsState> = {
  title: headingField('Heading'),
  text: textField('Text'),
  areas: linesField('Areas: Who’s On First ids, one a line (empty: everything)'),
  propertyTypes: choicesField('Types told apart', PANEL_PROPERTY_TYPES),
};
