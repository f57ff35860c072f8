import type { ErrorState } from './parts.ts';

export const fixtures: Record<string, ErrorState> = {
  'server error': { code: 500, message: 'There was a problem loading the page.' },
  'another error': { code: 503, message: 'There was a problem loading the page.' },
};
