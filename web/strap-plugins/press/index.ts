import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { PressView } from './view.tsx';

export default defineStrap({
  name: 'strap-press',
  label: 'Press',
  description: 'Newspapers and stations that wrote about you, by logo or name.',
  keywords: 'logos as seen in media newspapers featured awards partners',
  set: 'original',
  parts,
  View: PressView,
});
