import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { BeforeAfterView } from './view.tsx';

export default defineStrap({
  name: 'strap-before-after',
  label: 'Before and after',
  description: 'Two pictures of one place, compared with a slider.',
  keywords: 'compare staging renovation slider images photos makeover',
  set: 'original',
  parts,
  View: BeforeAfterView,
});
