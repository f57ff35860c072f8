import { heading, type Look, type Photo, picture, prose, type StrapSeed, strap } from './strap-seed.ts';

export const image = (shown: Photo, caption: string, look: Look = {}): StrapSeed =>
  strap(
    'strap-image',
    {
      image: { ...picture(shown), href: '', linkOut: false, width: 0, height: 0, filter: 'none' },
      caption: { html: caption },
    },
    look,
  );

export const gallery = (
  title: string,
  columns: number,
  images: readonly Photo[],
  look: Look = {},
): StrapSeed => strap('strap-gallery', { title: heading(title), columns, images: images.map(picture) }, look);

/** Large pictures, one after the other. */
export const gallerySlider = (title: string, images: readonly Photo[], look: Look = {}): StrapSeed =>
  strap(
    'strap-gallery-slider',
    { title: heading(title), images: images.map(picture), interval: 7, style: 'slide-controls' },
    look,
  );

export type TileItem = {
  image: string;
  alt: string;
  title: string;
  text: string;
  href: string;
  place?: string;
};

export const tiles = (
  title: string,
  columns: number | 'index' | 'bands',
  items: readonly TileItem[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-columned-tiles',
    {
      title: heading(title),
      ...(typeof columns === 'number' ? { layout: 'grid', columns } : { layout: columns, columns: 4 }),
      items: items.map((item) => ({
        image: picture({ url: item.image, alt: item.alt }),
        title: heading(item.title, 'h3'),
        text: prose([item.text]),
        href: item.href,
      })),
    },
    look,
  );

type TileSize = 'small' | 'wide' | 'tall' | 'large';

/** Picture tiles of different sizes, labelled with their link targets. */
export const mosaic = (
  title: string,
  items: readonly (readonly [TileSize, TileItem])[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-mosaic',
    {
      title: heading(title),
      showFigures: true,
      items: items.map(([size, item]) => ({
        image: picture({ url: item.image, alt: item.alt }),
        title: heading(item.title, 'h3'),
        href: item.href,
        places: item.place ? [item.place] : [],
        size,
      })),
    },
    look,
  );

const STRIP_HEIGHT_PX = 160;

/** Pictures in a row, all of one height. */
export const imageStrip = (images: readonly Photo[], look: Look = {}): StrapSeed =>
  strap(
    'strap-image-strip',
    { images: images.map((shown) => ({ ...picture(shown), height: STRIP_HEIGHT_PX })) },
    look,
  );
