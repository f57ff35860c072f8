import { cleanup, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

const sheet = (onOpen: () => void) => (
  <Sheet id="filters" title="Filters" footer={null} onOpen={onOpen}>
    All of them
  </Sheet>
);

test('a sheet reports that it was opened by any button of the page', async () => {
  const onOpen = vi.fn();
  const { container } = render(sheet(onOpen));
  expect(onOpen).not.toHaveBeenCalled();

  container.querySelector('dialog')?.setAttribute('open', '');
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());

  container.querySelector('dialog')?.removeAttribute('open');
  await new Promise((resolve) => setTimeout(resolve));
  expect(onOpen).toHaveBeenCalledOnce();
});

test('a sheet opened by the browser before hydration reports it afterwards', async () => {
  const onOpen = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(sheet(onOpen));
  host.querySelector('dialog')?.setAttribute('open', '');
  // In development React warns that the attribute was not server-rendered.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  render(sheet(onOpen), { container: host, hydrate: true });
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());

  consoleError.mockRestore();
  host.remove();
});
