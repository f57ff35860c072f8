import { act, waitFor } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testRouteData } from '../testing/test-frame.tsx';
import { createNavigation, type Navigation } from './navigation.ts';
import { NavigationProvider, useNavigation, useRouteData } from './navigation-context.ts';

afterEach(() => document.body.replaceChildren());

/** As a strap of the search: the search that is loading, in a field. */
function Strap() {
  const { location, next } = useNavigation();
  const { model } = useRouteData();

  return (
    <p>
      {model.route.url}, {(next ?? location).search} <select />
    </p>
  );
}

function Page({ navigation, onReady }: { navigation: Navigation; onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);

  return (
    <NavigationProvider value={navigation}>
      <Suspense>
        <Strap />
      </Suspense>
    </NavigationProvider>
  );
}

test('a strap that is hydrated while the next page loads retains its fields', async () => {
  window.history.replaceState(null, '', '/search?page=2');
  const navigation = createNavigation(testRouteData('/search?page=2'), () => new Promise(() => {}));
  document.body.innerHTML = renderToString(<Page navigation={navigation} />);
  const field = document.querySelector('select');
  const errors: unknown[] = [];

  const navigateToSearch = () => navigation.navigator.navigate('/search?page=1');
  const root = hydrateRoot(document.body, <Page navigation={navigation} onReady={navigateToSearch} />, {
    onRecoverableError: (error) => errors.push(error),
  });

  await waitFor(() => expect(document.body.textContent).toContain('/search?page=2, ?page=1'));
  expect(errors).toEqual([]);
  expect(document.querySelector('select')).toBe(field);
  act(() => root.unmount());
});
