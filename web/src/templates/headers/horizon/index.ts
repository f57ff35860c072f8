import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderHorizonView } from './view.tsx';

export default defineStrap({
  name: 'header-horizon',
  label: 'Horizon',
  description: 'A contact row in brand colour above a wide row of spaced capitals.',
  set: 'original',
  parts,
  View: HeaderHorizonView,
});
