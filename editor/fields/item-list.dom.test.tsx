import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ItemList } from './item-list.tsx';

afterEach(cleanup);

function List({ isRemovable }: { isRemovable?: boolean }) {
  const [items, setItems] = useState(['Kitchen', 'Garden', 'Garage']);
  const [open, setOpen] = useState<number | null>(null);
  const add = () => {
    setItems([...items, 'Cellar']);
    setOpen(items.length);
  };

  return (
    <>
      <ItemList
        label="Rooms"
        items={items}
        nameOf={(item) => item}
        isRemovable={isRemovable}
        fieldsOf={(item) => <input className="editor-input" aria-label={`Name of ${item}`} />}
        open={open}
        onOpen={setOpen}
        onMove={setItems}
        onRemove={(index) => setItems(items.toSpliced(index, 1))}
      />
      <button type="button" onClick={add}>
        Add
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent);

test('a moved item retains the focus on the button that moved it, and its open fields', () => {
  render(<List />);
  fireEvent.click(button('Garage'));
  fireEvent.click(button('Move Garage up'));
  expect(names()).toEqual(['Kitchen', 'Garage', 'Garden']);
  expect(document.activeElement).toBe(button('Move Garage up'));
  expect(screen.getByLabelText('Name of Garage')).toBeDefined();

  fireEvent.click(button('Move Kitchen down'));
  expect(names()).toEqual(['Garage', 'Kitchen', 'Garden']);
  expect(screen.getByLabelText('Name of Garage')).toBeDefined();
});

test('after removing an item the next one has the focus, and the list after the last one', () => {
  render(<List />);
  fireEvent.click(button('Remove Kitchen'));
  expect(document.activeElement).toBe(button('Garden'));
  fireEvent.click(button('Remove Garage'));
  expect(document.activeElement).toBe(button('Garden'));
  fireEvent.click(button('Remove Garden'));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Rooms' }));
});

test('an added item opens with the focus in its first field', () => {
  render(<List />);
  fireEvent.click(button('Add'));
  expect(document.activeElement).toBe(screen.getByLabelText('Name of Cellar'));
});

test('items of a list at its minimum cannot be removed', () => {
  render(<List isRemovable={false} />);
  fireEvent.click(button('Remove Kitchen'));
  expect(names()).toEqual(['Kitchen', 'Garden', 'Garage']);
});
