import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { LoginView } from './view.tsx';

export default defineStrap({
  name: 'strap-login',
  label: 'Agent login',
  description: 'The way in for agents, on the access page.',
  set: 'internal',
  parts,
  View: LoginView,
});
