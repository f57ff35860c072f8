import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderVogueSlimView } from './view.tsx';

export default defineStrap({
  name: 'header-vogue-slim',
  label: 'Vogue, slim',
  description: 'One low line: links left, a small logo in the centre, the account right.',
  set: 'original',
  parts,
  View: HeaderVogueSlimView,
});
