import type { Fields } from '@puckeditor/core';
import { numberField } from '#web/src/editor/fields/part-fields.tsx';
import { panelsField } from '#web/src/editor/search-setup/panels-field.tsx';
import type { MapListingSearchState } from './state.ts';

export const fields = {
  position: {
    type: 'object',
    label: 'Where the map opens',
    objectFields: {
      lat: numberField('Latitude', { min: -90, max: 90, step: 0.01 }),
      lon: numberField('Longitude', { min: -180, max: 180, step: 0.01 }),
      zoom: numberField('Zoom', { min: 3, max: 18, step: 0.5 }),
    },
  },
  panels: panelsField('Filters shown at once'),
} as unknown as Fields<MapListingSearchState>;
