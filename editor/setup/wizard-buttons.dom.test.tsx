import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Wizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';

afterEach(cleanup);

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

test.each(['brand', 'people', 'pages', 'look', 'listings'] as const)('the step %s can be skipped', (at) => {
  const skip = vi.fn(async () => {});
  const wizard = { at, template: 'classic', isSaving: false, problem: '', skip } as Partial<Wizard> as Wizard;
  render(<WizardButtons wizard={wizard} onClose={vi.fn()} onEdit={vi.fn()} />);

  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(skip).toHaveBeenCalledTimes(1);
});

test.each([
  ['look', 'Save and Continue'],
  ['listings', 'Finish'],
] as const)('the button that leaves the step %s says “%s”', (at, name) => {
  const leave = vi.fn(async () => {});
  const wizard = {
    at,
    template: 'classic',
    isSaving: false,
    problem: '',
    leave,
  } as Partial<Wizard> as Wizard;
  render(<WizardButtons wizard={wizard} onClose={vi.fn()} onEdit={vi.fn()} />);

  fireEvent.click(screen.getByRole('button', { name }));
  expect(leave).toHaveBeenLastCalledWith({ type: 'next' });
});
