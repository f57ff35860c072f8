import { defaultState, type OfficeMapState } from './parts.ts';
import { sample } from './sample.ts';

export const fixtures: Record<string, OfficeMapState> = {
  'with a map': {
    ...defaultState,
    ...sample,
    title: { html: 'The old bank on 112 Avenue', size: 'h2' },
    text: { html: '<p>The bus stops at the door. Bicycles go into the vault.</p>' },
    position: { lat: 53.5697, lon: -113.4378, zoom: 15 },
  },
  'without a map': defaultState,
};
