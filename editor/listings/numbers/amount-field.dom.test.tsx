import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';

afterEach(cleanup);

function field(value: number | null = null) {
  const onChange = vi.fn();
  render(<AmountField label="Price" value={value} onChange={onChange} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  const type = (text: string, caret: number) => {
    input.focus();
    // As a browser does it: the caret is set with the text.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.setSelectionRange(caret, caret);
    fireEvent.input(input);
  };

  return { input, onChange, type };
}

test('a stored price has separators, and a digit typed inside it leaves the caret behind the digit', () => {
  const { input, onChange, type } = field(1_250_000);
  expect(input.value).toBe('1,250,000');
  type('1,2950,000', 4);

  expect(input.value).toBe('12,950,000');
  expect(input.selectionStart).toBe(4);
  expect(onChange).toHaveBeenLastCalledWith('12950000');
});

test('the Delete key before a separator takes the digit behind it', () => {
  const { input } = field(1_250_000);
  input.focus();
  input.setSelectionRange(1, 1);
  fireEvent.keyDown(input, { key: 'Delete' });

  expect(input.selectionStart).toBe(2);
});

test('cents stay while they are typed, and are rounded once the field is left', () => {
  const { input, onChange, type } = field();
  type('4321.', 5);
  type('4,321.5', 7);
  expect(input.value).toBe('4,321.5');
  expect(onChange).toHaveBeenLastCalledWith('4321.5');
  fireEvent.blur(input);

  expect(input.value).toBe('4,322');
});
