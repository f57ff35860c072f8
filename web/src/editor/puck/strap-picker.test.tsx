import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { AnyStrap, StrapSet } from '#web/strap-plugins/kit/define-strap.ts';
import { StrapPicker } from './strap-picker.tsx';

// jsdom has the element without its behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

function strap(name: string, label: string, set: StrapSet, description: string): AnyStrap {
  return { name, label, set, description, defaultState: {}, View: () => null, fields: async () => ({}) };
}

const straps = [
  strap('strap-text', 'Text', 'original', 'A heading and running text.'),
  strap('strap-image', 'Image', 'original', 'One image with a caption.'),
  strap('strap-listing-search', 'Listing search', 'utility', 'The search with its filters.'),
];

function open() {
  const onInsert = vi.fn();
  const onClose = vi.fn();
  render(<StrapPicker straps={straps} onInsert={onInsert} onClose={onClose} />);

  return { onInsert, onClose };
}

const insert = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Insert' });
const choices = () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

test('Insert waits until a strap is chosen, then gives its key [R2.321]', () => {
  const { onInsert } = open();
  expect(insert().disabled).toBe(true);

  fireEvent.click(screen.getByRole('radio', { name: /^Image/ }));
  expect(insert().disabled).toBe(false);
  fireEvent.click(insert());

  expect(onInsert.mock.calls).toEqual([['strap-image']]);
});

test('straps stand in their sets, with label and description', () => {
  open();

  expect(screen.getByRole('group', { name: 'Content' }).querySelectorAll('input')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Functional' }).textContent).toContain(
    'The search with its filters.',
  );
});

test('searching looks into labels and descriptions and forgets the choice', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: /^Image/ }));

  fireEvent.change(screen.getByLabelText('Search straps'), { target: { value: ' FILTERS ' } });

  expect(choices()).toEqual(['strap-listing-search']);
  expect(insert().disabled).toBe(true);
});

test('a search without a match says so', () => {
  open();
  fireEvent.change(screen.getByLabelText('Search straps'), { target: { value: 'zzz' } });

  expect(screen.getByRole('status').textContent).toBe('No strap matches “zzz”.');
});

test('Cancel and Escape insert nothing', () => {
  const { onInsert, onClose } = open();

  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onInsert).not.toHaveBeenCalled();
});
