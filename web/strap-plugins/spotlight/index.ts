import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { SpotlightView } from './view.tsx';

export default defineStrap({
  name: 'strap-spotlight',
  label: 'Spotlight',
  description: 'One thing with a large picture, words and a button.',
  keywords: 'feature banner promotion call to action button',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: SpotlightView,
});
