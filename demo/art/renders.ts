import { fileURLToPath } from 'node:url';

type Render = {
  file: string;
  /** Its dominant colour. */
  placeholder: string;
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
