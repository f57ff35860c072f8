import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { BigIconsView } from './view.tsx';

export default defineStrap({
  name: 'strap-big-icons',
  label: 'Big icons',
  description: 'A row of icons, each with a heading, text and a link.',
  keywords: 'services features steps columns',
  set: 'original',
  parts,
  follows: ['columns'],
  View: BigIconsView,
});
