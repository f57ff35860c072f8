import type { KeyboardEvent } from 'react';

/** Escape in a panel closes it; pressed in a dialog that the panel opened it is the dialog's. */
export function closesOnEscape(onClose: () => void) {
  return ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void => {
    if (key === 'Escape' && currentTarget.contains(target as Node)) onClose();
  };
}
