import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { MosaicView } from './view.tsx';

export default defineStrap({
  name: 'strap-mosaic',
  label: 'Mosaic',
  description: 'Linked picture tiles of different sizes.',
  keywords: 'photos pictures images grid collage tiles',
  set: 'original',
  defaultState,
  View: MosaicView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
