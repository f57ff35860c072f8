import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TextAlign } from '#domain/page/page.ts';
import { useDrawnAlign } from './use-drawn-align.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A strap in the canvas, whose words begin where its class says. */
function drawStrap(begins: (className: string) => number): HTMLElement {
  const canvas = document.createElement('iframe');
  canvas.id = 'preview-frame';
  document.body.append(canvas);
  const page = canvas.contentDocument as Document;
  page.body.innerHTML =
    '<section class="strap is-left" data-puck-component="one"><h2 class="heading">A</h2></section>';
  const strap = page.querySelector('.strap') as HTMLElement;
  page.createRange = () =>
    ({
      selectNodeContents: () => {},
      getClientRects: () => [{ left: begins(strap.className), right: 100 }],
    }) as unknown as Range;

  return strap;
}

test('a new alignment is known before the canvas has drawn it', async () => {
  drawStrap((className) => className.length);
  const hook = renderHook(({ setting }) => useDrawnAlign('one', setting), {
    initialProps: { setting: 'left' as TextAlign },
  });
  await waitFor(() => expect(hook.result.current?.shown).toBe('left'));

  hook.rerender({ setting: 'right' });
  expect(hook.result.current?.shown).toBe('right');
});

test('a layout that the canvas draws later is measured again', async () => {
  const strap = drawStrap((className) => (className.includes('is-columns') ? 0 : className.length));
  const hook = renderHook(() => useDrawnAlign('one', 'left'));
  await waitFor(() => expect(hook.result.current?.offered.length).toBe(4));

  strap.className = 'strap is-left is-columns';
  await waitFor(() => expect(hook.result.current?.offered).toEqual(['left']));
  expect(strap.className).toBe('strap is-left is-columns');
});
