import { expect, test } from 'vitest';
import { canEdit } from './can-edit.ts';

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'with an ID token %s and authenticated %s, editing is %s [R6.010]',
  (hasIdToken, isAuthenticated, allowed) => {
    expect(canEdit({ hasIdToken, isAuthenticated })).toBe(allowed);
  },
);
