import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Mosaic } from './mosaic.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const photo = (name: string) => ({ url: `https://photos.example/${name}.jpg`, alt: name });

test.each([
  ['smaller than its frame is not enlarged', 300, '300px'],
  ['that fills its frame does', 1280, ''],
])('a single photo %s', async (_, naturalWidth, width) => {
  vi.spyOn(HTMLImageElement.prototype, 'clientWidth', 'get').mockReturnValue(1152);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1152);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(photo('house').url);
  const decode = vi.fn(async () => {});
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = naturalWidth;
      decode = decode;
    },
  );
  render(<Mosaic photos={[photo('house')]} widths={{ large: '1px', small: '1px' }} onOpen={() => {}} />);

  await waitFor(() => expect(decode).toHaveBeenCalled());
  const list = document.querySelector('.photo-mosaic__list') as HTMLElement;
  await waitFor(() => expect(list.style.getPropertyValue('--photo-width')).toBe(width));
  expect(list.classList.contains('is-small')).toBe(width !== '');
});

test('several photos fill the mosaic', () => {
  const decode = vi.fn();
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  render(
    <Mosaic
      photos={[photo('house'), photo('kitchen')]}
      widths={{ large: '1px', small: '1px' }}
      onOpen={() => {}}
    />,
  );

  expect(decode).not.toHaveBeenCalled();
});
