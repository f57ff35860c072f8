import { act, cleanup, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { replayEarlyInput } from './replay-early-input.ts';
import { startScript } from './start-script.ts';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  delete window.earlyInput;
  document.body.replaceChildren();
});

const START = { sort: 'newest', beds: '1', rooms: 'any', isOpen: false, text: '', price: '' };

/** Controlled fields of every kind, rendered again as soon as they are hydrated. */
function Filters({ onState }: { onState: (state: typeof START) => void }) {
  const [state, setState] = useState(START);
  const [, setDrawn] = useState(false);
  const set = (change: Partial<typeof START>) => setState({ ...state, ...change });
  useEffect(() => setDrawn(true), []);
  useEffect(() => onState(state), [state, onState]);

  return (
    <form>
      <select aria-label="Sort" value={state.sort} onChange={(event) => set({ sort: event.target.value })}>
        <option value="newest">Newest</option>
        <option value="cheapest">Cheapest</option>
      </select>
      <input
        type="range"
        aria-label="Bedrooms"
        min={0}
        max={5}
        value={state.beds}
        onChange={(event) => set({ beds: event.target.value })}
      />
      {['any', 'three'].map((rooms) => (
        <input
          key={rooms}
          type="radio"
          name="rooms"
          aria-label={rooms}
          checked={state.rooms === rooms}
          onChange={() => set({ rooms })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Open"
        checked={state.isOpen}
        onChange={(event) => set({ isOpen: event.target.checked })}
      />
      <textarea
        aria-label="Words"
        value={state.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <input
        aria-label="Price"
        value={state.price}
        onChange={(event) => set({ price: event.target.value })}
      />
      <input aria-label="Name" defaultValue="" />
    </form>
  );
}

/** Mounted like a site's root: reports when it is hydrated; a boundary hydrates later. */
function Page({ hasBoundary, onState }: { hasBoundary: boolean; onState: (state: typeof START) => void }) {
  useEffect(() => void replayEarlyInput(), []);
  const filters = <Filters onState={onState} />;

  return hasBoundary ? <Suspense>{filters}</Suspense> : filters;
}

const field = <T extends HTMLElement>(label: string) =>
  document.querySelector(`[aria-label="${label}"]`) as unknown as T & { value: string };

/** What a browser does when the visitor types or selects. */
function give(label: string, value: string): void {
  field(label).value = value;
  for (const type of ['input', 'change']) field(label).dispatchEvent(new Event(type, { bubbles: true }));
}

test.each([false, true])(
  'input in fields of every kind before hydration reaches React (in a boundary: %s)',
  async (hasBoundary) => {
    let state = START;
    const onState = (next: typeof START) => {
      state = next;
    };
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Page hasBoundary={hasBoundary} onState={onState} />);
    document.body.append(place);
    new Function(startScript({ entry: '/entry.js', modules: [] }))();

    give('Sort', 'cheapest');
    give('Bedrooms', '4');
    field('three').click();
    field('Open').click();
    give('Words', 'Near a park');
    give('Price', '5');
    give('Price', '');
    give('Name', 'Ada');
    field<HTMLInputElement>('Name').setSelectionRange(1, 2);
    await act(async () => {
      root = hydrateRoot(place, <Page hasBoundary={hasBoundary} onState={onState} />);
    });

    const chosen = {
      sort: 'cheapest',
      beds: '4',
      rooms: 'three',
      isOpen: true,
      text: 'Near a park',
      price: '',
    };
    await waitFor(() => expect(state).toEqual(chosen));
    expect([field('Sort').value, field('Bedrooms').value, field('Words').value]).toEqual([
      'cheapest',
      '4',
      'Near a park',
    ]);
    expect(field<HTMLInputElement>('three').checked).toBe(true);
    const name = field<HTMLInputElement>('Name');
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Ada', 1, 2]);
  },
);

test('what a visitor types while earlier input is replayed stays, also in a form that React did not render', async () => {
  let state = START;
  const onState = (next: typeof START) => {
    state = next;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page hasBoundary onState={onState} />);
  document.body.append(place);
  document.body.insertAdjacentHTML('beforeend', '<form><input aria-label="E-mail" type="email"></form>');
  new Function(startScript({ entry: '/entry.js', modules: [] }))();

  give('Price', '5');
  give('E-mail', 'ada@example');
  give('Words', 'Near');
  await act(async () => {
    root = hydrateRoot(place, <Page hasBoundary onState={onState} />);
  });
  give('E-mail', 'ada@example.com');
  give('Words', 'Near a park');

  await waitFor(() => expect(state).toEqual({ ...START, price: '5', text: 'Near a park' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field('E-mail').value).toBe('ada@example.com');
  expect(field('Words').value).toBe('Near a park');
});
