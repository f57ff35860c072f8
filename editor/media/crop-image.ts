import type { PercentCrop } from 'react-image-crop';
import { editorMessage } from '../messages.ts';

/** JPEG and WebP lose little at it. */
const QUALITY = 0.92;

/** The part of a picture in a frame, at its own resolution, as a file named after it. */
export async function cropImage(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const [width, height] = [share(crop.width, naturalWidth), share(crop.height, naturalHeight)];
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      share(crop.x, naturalWidth),
      share(crop.y, naturalHeight),
      canvas.width,
      canvas.height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  const name = new URL(image.src, window.location.href).pathname.split('/').pop() ?? '';
  const isDrawing = /\.png$/i.test(name);
  const type = isDrawing ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new Error(editorMessage('image.crop.failed'));
  const stem = name.replace(/(-\d+x\d+)?\.[^.]*$/, '');

  return new File([blob], `${stem}-cropped.${isDrawing ? 'png' : 'jpg'}`, { type });
}

function share(percent: number, whole: number): number {
  return Math.round((percent / 100) * whole);
}
