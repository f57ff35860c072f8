import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { LoginView } from './view.tsx';

export default defineStrap({
  name: 'strap-login',
  label: 'Agent login',
  description: 'The way in for agents, on the access page.',
  set: 'internal',
  defaultState,
  View: LoginView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
