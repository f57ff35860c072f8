import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Wizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';

test('a step may be left while the one before is still saved; a double click leaves one step', () => {
  const leave = vi.fn(async () => {});
  const wizard = {
    at: 'people',
    isSaving: true,
    problem: '',
    leave,
    skip: leave,
  } as Partial<Wizard> as Wizard;
  render(<WizardButtons wizard={wizard} onClose={vi.fn()} onEdit={vi.fn()} />);
  const next = screen.getByRole('button', { name: 'Save and Continue' });

  fireEvent.click(next, { detail: 1 });
  fireEvent.click(next, { detail: 2 });
  expect(leave).toHaveBeenCalledTimes(1);
  expect(leave).toHaveBeenLastCalledWith({ type: 'next' });
  // By keyboard a click has no count.
  fireEvent.click(next, { detail: 0 });
  expect(leave).toHaveBeenCalledTimes(2);
});
