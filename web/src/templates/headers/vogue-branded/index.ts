import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderVogueBrandedView } from './view.tsx';

export default defineStrap({
  name: 'header-vogue-branded',
  label: 'Vogue, branded',
  description: 'The masthead with a plaque in brand colours that carries your words.',
  set: 'original',
  parts,
  View: HeaderVogueBrandedView,
});
