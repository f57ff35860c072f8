import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StrapBoundary } from './strap-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('broken strap');
}

test('a strap that throws does not affect others', () => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockImplementation(() => {});

  render(
    <>
      <StrapBoundary>
        <p>Before it</p>
      </StrapBoundary>
      <StrapBoundary>
        <Broken />
      </StrapBoundary>
      <StrapBoundary>
        <p>After it</p>
      </StrapBoundary>
    </>,
  );

  expect(screen.getByText('Before it')).toBeDefined();
  expect(screen.getByText('Please reload the page to view this content.')).toBeDefined();
  expect(screen.getByText('After it')).toBeDefined();
});
