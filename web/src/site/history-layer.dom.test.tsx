import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DataResponse } from '../page/page-model.ts';
import { testRouteData } from '../testing/test-frame.tsx';
import { settleLayers, useHistoryLayer } from './history-layer.ts';
import { createNavigation } from './navigation.ts';
import { NavigationProvider } from './navigation-context.ts';

let respond: (data: DataResponse) => void;
const navigation = createNavigation(testRouteData('/'), () => new Promise((resolve) => (respond = resolve)));

beforeEach(() => window.history.pushState({ key: crypto.randomUUID() }, ''));
afterEach(async () => {
  cleanup();
  await settled(0);
});

const settled = (layers: number) => waitFor(() => expect(window.history.state.layers ?? 0).toBe(layers));
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const openNames = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent);

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useHistoryLayer(onClose);

  return <div role="dialog">{name}</div>;
}

let show: (names: readonly string[]) => void;

function Layers() {
  const [names, setNames] = useState<readonly string[]>([]);
  show = (next) => act(() => setNames(next));

  return (
    <NavigationProvider value={navigation}>
      {names.map((name) => (
        <Layer
          key={name}
          name={name}
          onClose={() => setNames((now) => now.filter((other) => other !== name))}
        />
      ))}
    </NavigationProvider>
  );
}

test('Back closes the uppermost of what is open, and then the one below it', async () => {
  render(<Layers />);
  show(['gallery']);
  await settled(1);
  show(['gallery', 'tour']);
  await settled(2);

  window.history.back();
  await waitFor(() => expect(openNames()).toEqual(['gallery']));
  window.history.back();
  await waitFor(() => expect(openNames()).toEqual([]));
  expect(window.history.state.layers).toBeUndefined();
});

test('what is closed in any other way leaves its entry', async () => {
  render(<Layers />);
  show(['gallery', 'tour']);
  await settled(2);
  show([]);

  await settled(0);
});

test('what replaces another layer stays open, in its entry', async () => {
  render(<Layers />);
  show(['tour']);
  await settled(1);
  show(['sign in']);
  await aMoment();

  expect(openNames()).toEqual(['sign in']);
  await settled(1);
});

test('a link that closes its layer takes over the entry', async () => {
  render(<Layers />);
  show(['saved']);
  await settled(1);
  const { length } = window.history;

  navigation.navigator.navigate('/about');
  show([]);
  await aMoment();
  await settled(1);
  respond(testRouteData('/about'));
  await waitFor(() => expect(window.location.pathname).toBe('/about'));
  await aMoment();

  expect(window.location.pathname).toBe('/about');
  expect(window.history.length).toBe(length);
  await settled(0);
});

test('what a navigation leaves open has an entry above the new page', async () => {
  render(<Layers />);
  const before = window.history.length;
  navigation.navigator.navigate('/homes', { replace: true });
  show(['filters']);
  await settled(1);
  respond(testRouteData('/homes'));
  await waitFor(() => expect(window.location.pathname).toBe('/homes'));
  await aMoment();
  await settled(1);
  expect(openNames()).toEqual(['filters']);
  // One for the page, which was replaced, and one for what is open above it.
  expect(window.history.length).toBe(before + 1);

  window.history.back();
  await waitFor(() => expect(openNames()).toEqual([]));
  expect(window.location.pathname).toBe('/homes');
  await settled(0);
});

test('what is closed while its page loads again leaves its entry afterwards', async () => {
  render(<Layers />);
  show(['sign in']);
  await settled(1);
  const loaded = navigation.revalidate();
  show([]);
  respond(testRouteData('/about'));
  await loaded;

  await settled(0);
});

test('an entry whose layer is not open is left, after a reload and after a step forward', async () => {
  window.history.pushState({ ...window.history.state, layers: 1 }, '');
  settleLayers(navigation);
  await settled(0);

  const forward = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.forward();
  await forward;
  await settled(0);
});
