import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { CropDialog } from './crop-dialog.tsx';

beforeEach(() => stubDialogs());
afterEach(cleanup);

test('a shape that is chosen before the picture is loaded frames it afterwards', () => {
  renderForAgent(<CropDialog url="/_files/porch.jpg" onCropped={() => {}} onClose={() => {}} />);
  const cut = screen.getByRole<HTMLButtonElement>('button', { name: 'Crop the Image', hidden: true });
  const picture = document.querySelector('.ReactCrop img') as HTMLImageElement;
  fireEvent.click(screen.getByRole('button', { name: 'Square', hidden: true }));
  expect(cut.disabled).toBe(true);

  Object.defineProperties(picture, { naturalWidth: { value: 900 }, naturalHeight: { value: 600 } });
  fireEvent.load(picture);
  expect(cut.disabled).toBe(false);
});
