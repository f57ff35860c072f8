import type { LoginState } from './parts.ts';

export const fixtures: Record<string, LoginState> = {
  'as it comes': { title: 'Page Builder Login' },
  'with a title of its own': { title: 'Team Login' },
};
