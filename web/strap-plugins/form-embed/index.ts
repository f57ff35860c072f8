import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { FormEmbedView } from './view.tsx';

export default defineStrap({
  name: 'strap-form-embed',
  label: 'Embedded form',
  description: 'A form of the forms manager, by its embed script.',
  keywords: 'script contact questions calendar booking appointment schedule',
  set: 'utility',
  parts,
  View: FormEmbedView,
});
