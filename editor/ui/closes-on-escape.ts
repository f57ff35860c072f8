import type { KeyboardEvent } from 'react';

/** Closes a panel on Escape, but not on Escape in a dialog that the panel opened. */
export function closesOnEscape(onClose: () => void) {
  return ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  };
}
