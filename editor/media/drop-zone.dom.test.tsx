import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DropZone } from './drop-zone.tsx';

afterEach(cleanup);

test.each([
  ['image', 'Drop images here', /^JPEG, PNG, WebP, AVIF, GIF or SVG, up to \d+ MB each\.$/, /^image\//],
  ['video', 'Drop a video here', /^MP4 or WebM, up to \d+ MB\.$/, /^video\//],
] as const)('a drop zone for the kind %s asks for and accepts only that', (kind, words, hint, type) => {
  const { container } = render(<DropZone kind={kind} uploads={[]} onFiles={() => {}} onDismiss={() => {}} />);

  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
  const accepted = container.querySelector<HTMLInputElement>('input[type=file]')?.accept.split(',') ?? [];
  expect(accepted.length).toBeGreaterThan(1);
  for (const one of accepted) expect(one.trim()).toMatch(type);
});
