import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ReviewsView } from './view.tsx';

export default defineStrap({
  name: 'strap-reviews',
  label: 'Reviews',
  description: 'Reviews from elsewhere with stars, source and date.',
  keywords: 'google zillow facebook stars rating testimonials clients',
  set: 'original',
  parts,
  follows: ['columns', 'buttons'],
  View: ReviewsView,
});
