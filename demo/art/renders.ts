import { fileURLToPath } from 'node:url';
import photos from '../renders/pictures/photos/placeholders.json' with { type: 'json' };

export type Render = {
  file: string;
  /** Its dominant colour. */
  placeholder: string;
  /** Served as its mirror image. */
  mirrored?: boolean;
};

const render = (name: string, placeholder: string): Render => ({
  file: fileURLToPath(new URL(`../renders/pictures/${name}.avif`, import.meta.url)),
  placeholder,
});

/** Scenes that were path-traced from the models in `demo/renders`, by name. */
export const RENDERS: Record<string, Render> = {
  'hero-edmonton': render('hero-edmonton', '#917d7a'),
  'porch-edmonton': render('porch-edmonton', '#957a6b'),
  'hero-san-antonio': render('hero-san-antonio', '#91867d'),
  'porch-san-antonio': render('porch-san-antonio', '#a6907d'),
};

/** The rendered pictures of homes of a kind, in the order of their numbers: `photos/<kind>-<nn>.avif`. */
export function rendersOf(kind: string): readonly Render[] {
  return Object.entries<string>(photos)
    .filter(([name]) => name.replace(/-\d+$/, '') === kind)
    .map(([name, placeholder]) => render(`photos/${name}`, placeholder));
}
