import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TestimonialView } from './view.tsx';

export default defineStrap({
  name: 'strap-testimonial',
  label: 'Testimonial',
  description: 'The words of one client, with name and picture.',
  keywords: 'review client quote recommendation',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: TestimonialView,
});
