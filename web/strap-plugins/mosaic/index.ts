import { defineStrap } from '../kit/define-strap.ts';
import { MosaicStrapDocument } from './data.generated.ts';
import { mosaicVariables } from './data.ts';
import { parts } from './parts.ts';
import { MosaicView } from './view.tsx';

export default defineStrap({
  name: 'strap-mosaic',
  label: 'Mosaic',
  description: 'Linked picture tiles of different sizes.',
  keywords: 'photos pictures images grid collage tiles',
  set: 'original',
  parts,
  View: MosaicView,
  data: { document: MosaicStrapDocument, variables: mosaicVariables },
});
