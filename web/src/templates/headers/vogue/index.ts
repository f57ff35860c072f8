import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderVogueView } from './view.tsx';

export default defineStrap({
  name: 'header-vogue',
  label: 'Vogue',
  description: 'A magazine masthead: a large centred logo, small capitals beneath.',
  set: 'original',
  parts,
  View: HeaderVogueView,
});
