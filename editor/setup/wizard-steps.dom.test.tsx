import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Wizard } from './use-wizard.ts';
import { WizardSteps } from './wizard-steps.tsx';

test('each step says whether it is done or skipped, and a skipped one shows it', () => {
  const wizard = {
    at: 'look',
    steps: { brand: 'done', people: 'kept', pages: 'skipped' },
  } as Partial<Wizard> as Wizard;
  render(<WizardSteps wizard={wizard} onClose={vi.fn()} />);

  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Name and logo, done',
    'People, done',
    'First pages, skipped',
    '4Colours and fonts',
    '5Listings',
  ]);
  expect(screen.getByText('skipped').closest('.visually-hidden')).toBeNull();
});
