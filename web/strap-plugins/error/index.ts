import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ErrorView } from './view.tsx';

export default defineStrap({
  name: 'strap-error',
  label: 'Error',
  description: 'What a visitor sees when a page could not be loaded.',
  set: 'internal',
  parts,
  View: ErrorView,
});
