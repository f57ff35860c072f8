import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TextAlign } from '#domain/page/page.ts';
import { useDrawnAlign } from './use-drawn-align.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a canvas that has not drawn a new alignment yet says nothing about it', async () => {
  const canvas = document.createElement('iframe');
  canvas.id = 'preview-frame';
  document.body.append(canvas);
  const page = canvas.contentDocument as Document;
  page.body.innerHTML =
    '<section class="strap is-left" data-puck-component="one"><h2 class="heading" style="text-align: left">A</h2></section>';
  const strap = page.querySelector('.strap') as HTMLElement;
  const hook = renderHook(({ setting }) => useDrawnAlign('one', setting), {
    initialProps: { setting: 'left' as TextAlign },
  });
  await waitFor(() => expect(hook.result.current).toBe('left'));

  hook.rerender({ setting: 'right' });
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  expect(hook.result.current).toBeNull();
  strap.className = 'strap is-right';
  (strap.firstElementChild as HTMLElement).style.textAlign = 'end';
  await waitFor(() => expect(hook.result.current).toBe('right'));
});
