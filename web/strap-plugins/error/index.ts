import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { ErrorView } from './view.tsx';

export default defineStrap({
  name: 'strap-error',
  label: 'Error',
  description: 'What a visitor sees when a page could not be loaded.',
  set: 'internal',
  defaultState,
  View: ErrorView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
