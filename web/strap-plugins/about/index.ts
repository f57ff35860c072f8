import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { AboutView } from './view.tsx';

export default defineStrap({
  name: 'strap-about',
  label: 'About',
  description: 'Introduces you or your brokerage with words and a picture.',
  keywords: 'introduction company brokerage story who we are',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: AboutView,
});
