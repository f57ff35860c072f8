import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TextView } from './view.tsx';

/** The strap to copy for your own; see docs/adding-a-strap.md. */
export default defineStrap({
  // Stored in every page that uses it, so never renamed. The folder has the same name without `strap-`.
  name: 'strap-text',
  label: 'Text',
  description: 'A heading and running text, with buttons.',
  keywords: 'paragraph heading title words buttons divider separator',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: TextView,
});
