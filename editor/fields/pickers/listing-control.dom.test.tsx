import type { CustomField } from '@puckeditor/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageListingField } from './picker-fields.tsx';

vi.mock('../../api/api.ts', async (original) => ({
  ...(await original<object>()),
  request: async (document: string) =>
    document.includes('autocomplete')
      ? {
          autocomplete: [
            { __typename: 'ListingSuggestion', mls: 'E4412345', label: '10234 82 Avenue NW' },
            { __typename: 'PlaceSuggestion', label: 'Strathcona', place: { id: '1' } },
          ],
        }
      : { listing: { mls: 'E4412345', address: '10234 82 Avenue NW', city: 'Edmonton' } },
}));

afterEach(cleanup);

test('the listing of a details strap is found by street address with the keyboard, and cleared again', async () => {
  const onChange = vi.fn();
  const field = pageListingField('Home') as CustomField<string | null>;
  const Field = field.render;
  function Edited() {
    const [value, setValue] = useState<string | null>(null);

    return (
      <Field
        field={field}
        name="listingID"
        id="f1"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  }
  render(<Edited />);
  expect(screen.getByText('The home that the URL of the page names is shown.')).toBeTruthy();

  const input = screen.getByRole('combobox', { name: 'Home' });
  fireEvent.change(input, { target: { value: '10234' } });
  await screen.findByRole('option', { name: '10234 82 Avenue NW' });
  expect(screen.queryByRole('option', { name: 'Strathcona' })).toBeNull();
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith('E4412345');
  await screen.findByText(/10234 82 Avenue NW, Edmonton, E4412345/);

  fireEvent.click(screen.getByRole('button', { name: 'Show the home of the page' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});
