import { type Flavor, LIGHT } from '@protomaps/basemaps';
import { cssColor } from './css-color.ts';

const PARK = '#6aa46c';
const WATER = '#6fa9cf';
const SCHOOL = '#c79a55';
const ROAD_LIGHT = '#ffffff';

/** The colours of the base map, mixed from those of the site, so that it is quiet on every palette. */
export function baseFlavor(element: HTMLElement): Flavor {
  const isDark = isDarkGround(element);
  const mix = (color: string, percent: number, ground: string) =>
    cssColor(element, `color-mix(in srgb, ${color} ${percent}%, ${ground})`);
  const ground = 'var(--color-bg)';
  const text = 'var(--color-text)';
  const accent = 'var(--color-accent)';

  const earth = mix(text, isDark ? 6 : 7, ground);
  const water = isDark ? mix(WATER, 34, ground) : mix(WATER, 48, ground);
  const park = isDark ? mix(PARK, 26, ground) : mix(PARK, 40, ground);
  const urban = mix(text, isDark ? 9 : 10, ground);
  const road = isDark ? mix(text, 21, ground) : mix(ROAD_LIGHT, 85, ground);
  const casing = isDark ? mix(text, 3, ground) : mix(text, 30, ground);
  const minorCasing = isDark ? mix(text, 3, ground) : mix(text, 24, ground);
  const highway = mix(accent, isDark ? 40 : 38, road);
  const highwayCasing = isDark ? mix(text, 2, ground) : mix(accent, 52, casing);
  const name = mix(text, 74, ground);

  const all = Object.fromEntries(Object.keys(LIGHT).map((key) => [key, earth])) as unknown as Flavor;
  const roads = (...keys: (keyof Flavor)[]) => Object.fromEntries(keys.map((key) => [key, road]));
  const casings = (...keys: (keyof Flavor)[]) => Object.fromEntries(keys.map((key) => [key, minorCasing]));

  return {
    ...all,
    background: earth,
    earth,
    water,
    park_a: park,
    park_b: park,
    wood_a: park,
    wood_b: park,
    scrub_a: park,
    scrub_b: park,
    zoo: park,
    school: mix(SCHOOL, isDark ? 16 : 20, ground),
    hospital: mix(SCHOOL, isDark ? 12 : 14, ground),
    industrial: urban,
    aerodrome: urban,
    military: urban,
    pedestrian: urban,
    buildings: mix(text, isDark ? 13 : 12, ground),
    runway: road,
    ...roads('minor_a', 'minor_b', 'minor_service', 'link', 'major', 'other', 'pier'),
    ...roads('bridges_minor', 'bridges_link', 'bridges_major', 'bridges_other'),
    ...casings('minor_casing', 'minor_service_casing', 'bridges_minor_casing', 'bridges_other_casing'),
    ...casings('link_casing', 'bridges_link_casing', 'tunnel_minor_casing', 'tunnel_link_casing'),
    major_casing_early: casing,
    major_casing_late: casing,
    bridges_major_casing: casing,
    tunnel_major_casing: casing,
    tunnel_major: urban,
    tunnel_minor: urban,
    tunnel_link: urban,
    highway,
    bridges_highway: highway,
    tunnel_highway: mix(accent, 12, urban),
    highway_casing_early: highwayCasing,
    highway_casing_late: highwayCasing,
    bridges_highway_casing: highwayCasing,
    tunnel_highway_casing: highwayCasing,
    railway: mix(text, 42, ground),
    boundaries: mix(text, 36, ground),
    roads_label_minor: name,
    roads_label_minor_halo: road,
    roads_label_major: mix(text, 78, ground),
    roads_label_major_halo: road,
    ocean_label: mix(WATER, 45, text),
    subplace_label: name,
    subplace_label_halo: earth,
    city_label: mix(text, 84, ground),
    city_label_halo: earth,
    state_label: name,
    state_label_halo: earth,
    country_label: name,
    address_label: name,
    address_label_halo: earth,
    landcover: {
      barren: earth,
      farmland: earth,
      glacier: earth,
      grassland: earth,
      urban_area: urban,
      scrub: mix(PARK, 10, ground),
      forest: mix(PARK, 14, ground),
    },
  };
}

export type FarRoads = Record<'minor' | 'major', string>;

/** The colours of roads seen from afar, where they are thinner than their edges. */
export function farRoads(element: HTMLElement): FarRoads {
  const road = (percent: number) =>
    cssColor(element, `color-mix(in srgb, var(--color-text) ${percent}%, var(--color-bg))`);

  return isDarkGround(element) ? { minor: road(24), major: road(36) } : { minor: road(16), major: road(25) };
}

function isDarkGround(element: HTMLElement): boolean {
  const [red = 255, green = 255, blue = 255] = (
    cssColor(element, 'var(--color-bg)').match(/[\d.]+/g) ?? []
  ).map(Number);

  return red * 0.299 + green * 0.587 + blue * 0.114 < 110;
}
