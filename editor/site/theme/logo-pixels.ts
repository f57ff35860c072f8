/** Enough for the colours of a logo. */
const SIDE_PX = 96;

/** The pixels of a picture of the site, small; null for one that cannot be read. */
export async function logoPixels(url: string): Promise<Uint8ClampedArray | null> {
  const image = new Image();
  image.src = url;
  const isLoaded = await image.decode().then(
    () => true,
    () => false,
  );
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!isLoaded || !context) return null;

  context.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  try {
    return context.getImageData(0, 0, SIDE_PX, SIDE_PX).data;
  } catch (error) {
    // A picture of another origin.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
