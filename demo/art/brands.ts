import { LETTERING } from './brand-lettering.ts';
import { Drawing } from './drawing.ts';

type Brand = {
  first: string;
  second: string;
  width: number;
  ink: string;
  accent: string;
  /** Of the second line of the name, where the accent is too light for it. */
  secondInk?: string;
  /** What shows through the mark. */
  paper: string;
  mark(art: Drawing, ink: string, accent: string, paper: string): void;
};

const BRANDS: Record<string, Brand> = {
  'poplar-and-main': {
    first: LETTERING.poplarAndMain,
    second: LETTERING.realtySans,
    width: 810,
    ink: '#10233d',
    accent: '#0f7a86',
    paper: '#ffffff',
    mark: poplarMark,
  },
  'casa-mirasol': {
    first: LETTERING.casaMirasol,
    second: LETTERING.realtySerif,
    width: 780,
    ink: '#7c3320',
    accent: '#d9893b',
    secondInk: '#7c3320',
    paper: '#ffffff',
    mark: sunflowerMark,
  },
  'poplar-and-main-on-dark': {
    first: LETTERING.poplarAndMain,
    second: LETTERING.realtySans,
    width: 810,
    ink: '#ffffff',
    accent: '#8fd8df',
    paper: '#ffffff',
    mark: poplars,
  },
  'casa-mirasol-on-dark': {
    first: LETTERING.casaMirasol,
    second: LETTERING.realtySerif,
    width: 780,
    ink: '#fff4e8',
    accent: '#f0b064',
    paper: '#5a2416',
    mark: sunflowerMark,
  },
};

/** Two slender trees and the street between them. */
function poplarMark(art: Drawing, ink: string, accent: string, paper: string): void {
  art.rect(10, 10, 180, 180, { fill: ink }, 40);
  poplars(art, ink, accent, paper);
  art.rect(63, 96, 6, 36, { fill: ink });
}

function poplars(art: Drawing, _ink: string, accent: string, paper: string): void {
  art.path('M66 36C88 56 92 104 66 132C40 104 44 56 66 36Z', { fill: paper });
  art.path('M134 58C150 74 152 110 134 132C116 110 118 74 134 58Z', { fill: accent });
  art.rect(63, 132, 6, 26, { fill: paper });
  art.rect(131, 132, 6, 26, { fill: accent });
  art.rect(36, 156, 128, 7, { fill: paper }, 3);
}

const PETALS = 9;
/** Between two petals, in degrees. */
const PETAL_STEP = 20;

/** A sunflower that rises like the sun; its heart is a house with an arched door. */
function sunflowerMark(art: Drawing, ink: string, accent: string): void {
  for (let i = 0; i < PETALS; i++)
    art.group(`transform="translate(100 142) rotate(${(i - (PETALS - 1) / 2) * PETAL_STEP})"`, () =>
      art.path('M0 -56C15 -66 15 -84 0 -104C-15 -84 -15 -66 0 -56Z', { fill: accent }),
    );
  art.path('M52 142A48 48 0 0 1 148 142ZM115 142V120A15 15 0 0 0 85 120V142Z', { fill: ink });
  art.rect(6, 150, 188, 10, { fill: ink }, 5);
}

/** `name` of a brand, or with `-mark` its symbol alone; transparent background. */
const keyOf = (name: string) => name.replace(/-mark$/, '');

export const isBrand = (name: string) => Object.hasOwn(BRANDS, keyOf(name));

export function drawBrand(name: string): Drawing | null {
  const brand = isBrand(name) ? BRANDS[keyOf(name)] : undefined;
  if (!brand) return null;
  const isMark = name.endsWith('-mark');
  const art = new Drawing(isMark ? 200 : brand.width, 200);
  brand.mark(art, brand.ink, brand.accent, brand.paper);
  if (isMark) return art;
  art.group('transform="translate(222 100)"', () => art.path(brand.first, { fill: brand.ink }));
  art.group('transform="translate(224 176) scale(1.5)"', () =>
    art.path(brand.second, { fill: brand.secondInk ?? brand.accent }),
  );
  return art;
}
