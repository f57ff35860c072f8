import { fileURLToPath } from 'node:url';
import people from '../renders/pictures/people/placeholders.json' with { type: 'json' };
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
  'hero-family': render('hero-family', '#748070'),
  'hero-acreage': render('hero-acreage', '#989a8c'),
  'hero-downtown': render('hero-downtown', '#8a7c7c'),
};

const photo = (name: keyof typeof photos): Render => render(`photos/${name}`, photos[name]);

/** Further scenes that show a picture of a home. */
export const SCENE_PHOTOS: Record<string, Render> = {
  'community-highlands': photo('house-08'),
  'community-westmount': photo('house-04'),
  'community-belgravia': photo('house-01'),
  'community-glenora': photo('house-03'),
  'community-downtown': photo('condo-03'),
  'community-windermere': photo('house-05'),
  'community-summerside': photo('house-02'),
  'community-griesbach': photo('house-09'),
  'community-garneau': photo('condo-02'),
  'community-oliver': photo('condo-01'),
  'community-mill-woods': photo('townhouse-01'),
  'community-strathcona': photo('commercial-02'),
  'street-golden': photo('house-07'),
  'street-winter': photo('house-06'),
  'office-edmonton': photo('commercial-01'),
  'office-san-antonio': photo('ranch-07'),
  'community-king-william': photo('ranch-04'),
  'community-alamo-heights': photo('ranch-01'),
  'community-stone-oak': photo('ranch-03'),
  'community-alamo-ranch': photo('ranch-05'),
  'community-southtown': photo('casita-01'),
  'community-missions': photo('casita-02'),
  'community-monte-vista': photo('hacienda-02'),
  'community-dignowity': photo('ranch-06'),
  'community-leon-springs': photo('hacienda-01'),
  'hero-modern-pair': photo('house-09'),
  'hero-library': photo('living-02'),
};

/** The painted portraits of the demo's people, by `<site>-<n>`. */
export const PORTRAITS: Record<string, Render> = Object.fromEntries(
  Object.entries<string>(people).map(([name, placeholder]) => [name, render(`people/${name}`, placeholder)]),
);

/** The rendered pictures of homes of a kind, in the order of their numbers: `photos/<kind>-<nn>.avif`. */
export function rendersOf(kind: string): readonly Render[] {
  return Object.entries<string>(photos)
    .filter(([name]) => name.replace(/-\d+$/, '') === kind)
    .map(([name, placeholder]) => render(`photos/${name}`, placeholder));
}
