import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { FaqView } from './view.tsx';

export default defineStrap({
  name: 'strap-faq',
  label: 'Questions and answers',
  description: 'Questions that open to their answers, which search engines can show too.',
  keywords: 'faq accordion help common questions details',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: FaqView,
});
