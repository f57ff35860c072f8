import { BASE_TEMPLATES } from './base-templates.ts';
import { font, header, strap, theme, ui } from './build-theme.ts';
import type { ReadyPalette } from './ready-palette.ts';
import type { Theme } from './theme.ts';

/** The built-in themes. Every pair of colours on a page has enough contrast (palettes.test.ts). */
export const READY_PALETTES: readonly ReadyPalette[] = [
  {
    key: 'prairie',
    name: 'Prairie',
    theme: theme('prairie', {
      title: font('Fraunces', 600),
      body: font('Inter', 400),
      header: header('#fffdf9', '#2f2b26', '#1f2a22', ['#2c5e43', '#224a35', '#ffffff']),
      default: strap('#fffdf9', '#2f2b26', '#1f2a22', '#2c5e43', '#2c5e43', {
        primary: ui('#ffffff', '#2c5e43', '#224a35'),
        secondary: ui('#224a35', '#efe9de', '#e4dccc'),
      }),
      alternate: strap('#f4efe6', '#2f2b26', '#1f2a22', '#27543c', '#2c5e43', {
        primary: ui('#ffffff', '#2c5e43', '#224a35'),
        secondary: ui('#224a35', '#fffdf9', '#e8e0d1'),
      }),
      feature: strap('#1f4634', '#f1ede3', '#ffffff', '#d5e8d9', '#8fc3a0', {
        primary: ui('#1f3a2b', '#f1ece0', '#ffffff'),
        secondary: ui('#ffffff', '#2f6349', '#37714f'),
      }),
    }),
  },
  {
    key: 'river-valley',
    name: 'River Valley',
    theme: theme('river-valley', {
      title: font('DM Sans', 700),
      body: font('DM Sans', 400),
      header: header('#ffffff', '#24303f', '#10233d', ['#10233d', '#0f6674', '#ffffff']),
      default: strap('#ffffff', '#24303f', '#10233d', '#0f6674', '#0f7a86', {
        primary: ui('#ffffff', '#10233d', '#1c3a61'),
        secondary: ui('#0d4d57', '#e3eff0', '#cfe3e5'),
      }),
      alternate: strap('#f1f5f8', '#24303f', '#10233d', '#0d5c69', '#0f7a86', {
        primary: ui('#ffffff', '#10233d', '#1c3a61'),
        secondary: ui('#0d4d57', '#ffffff', '#dceaec'),
      }),
      feature: strap('#10233d', '#dfe8f1', '#ffffff', '#7fd6d9', '#35b3b8', {
        primary: ui('#0c1b30', '#7fd6d9', '#a5e4e6'),
        secondary: ui('#ffffff', '#1f3d63', '#2b4f7d'),
      }),
    }),
  },
  {
    key: 'adobe',
    name: 'Adobe',
    theme: theme('adobe', {
      title: font('DM Serif Display', 400),
      body: font('DM Sans', 400),
      header: header('#fffaf3', '#3a2c25', '#5a2416', ['#a84324', '#7d3520', '#ffffff']),
      default: strap('#fffaf3', '#3a2c25', '#5a2416', '#9c3d1f', '#b5492a', {
        primary: ui('#ffffff', '#a84324', '#8c361b'),
        secondary: ui('#7a2f18', '#f3e3d1', '#ead3ba'),
      }),
      alternate: strap('#f7eadb', '#3a2c25', '#5a2416', '#8c361b', '#b5492a', {
        primary: ui('#ffffff', '#a84324', '#8c361b'),
        secondary: ui('#7a2f18', '#fffaf3', '#efdcc5'),
      }),
      feature: strap('#74301c', '#fdf1e6', '#ffffff', '#ffd9b0', '#f2b27c', {
        primary: ui('#6b2a16', '#fdf1e6', '#ffe0c2'),
        secondary: ui('#ffffff', '#5c2413', '#4d1d0f'),
      }),
    }),
  },
  {
    key: 'mission',
    name: 'Mission',
    theme: theme('mission', {
      title: font('Source Serif 4', 600),
      body: font('Inter', 400),
      header: header('#fcfbf9', '#33302e', '#4a1220', ['#6d1a2e', '#4a1220', '#ffffff']),
      default: strap('#fcfbf9', '#33302e', '#4a1220', '#7d1f35', '#8a2740', {
        primary: ui('#ffffff', '#6d1a2e', '#561322'),
        secondary: ui('#4a1220', '#e9e5df', '#dcd6cd'),
      }),
      alternate: strap('#efece6', '#33302e', '#4a1220', '#7d1f35', '#8a2740', {
        primary: ui('#ffffff', '#6d1a2e', '#561322'),
        secondary: ui('#4a1220', '#fcfbf9', '#e2ddd4'),
      }),
      feature: strap('#4a1220', '#f0e6e3', '#ffffff', '#f1c7a9', '#d98f75', {
        primary: ui('#4a1220', '#f1e4d4', '#fff4e6'),
        secondary: ui('#ffffff', '#6d1a2e', '#822239'),
      }),
    }),
  },
  {
    key: 'bluebonnet',
    name: 'Bluebonnet',
    theme: theme('bluebonnet', {
      title: font('Inter', 700),
      body: font('Inter', 400),
      header: header('#ffffff', '#27304a', '#1d2a63', ['#24389a', '#1d2a63', '#ffffff']),
      default: strap('#ffffff', '#27304a', '#1d2a63', '#2b49b8', '#3557d0', {
        primary: ui('#ffffff', '#2b49b8', '#22399a'),
        secondary: ui('#1d2a63', '#e6ecfb', '#d5dff8'),
      }),
      alternate: strap('#f2f5fd', '#27304a', '#1d2a63', '#2b49b8', '#3557d0', {
        primary: ui('#ffffff', '#2b49b8', '#22399a'),
        secondary: ui('#1d2a63', '#ffffff', '#e1e8fb'),
      }),
      feature: strap('#24389a', '#e8edff', '#ffffff', '#dbe4ff', '#a9bcff', {
        primary: ui('#1d2a63', '#ffffff', '#e3e9ff'),
        secondary: ui('#ffffff', '#1d2a7a', '#182368'),
      }),
    }),
  },
  {
    key: 'night',
    name: 'Night',
    theme: theme('night', {
      dark: true,
      title: font('DM Sans', 600),
      body: font('Inter', 400),
      header: header('#14171c', '#d9dde4', '#ffffff', ['#1d3a58', '#0d2238', '#ffffff']),
      default: strap('#14171c', '#d9dde4', '#ffffff', '#8fc4ff', '#6aa9ee', {
        primary: ui('#0e1520', '#8fc4ff', '#b3d7ff'),
        secondary: ui('#eef1f5', '#262c36', '#323a47'),
      }),
      alternate: strap('#1c2129', '#d9dde4', '#ffffff', '#8fc4ff', '#6aa9ee', {
        primary: ui('#0e1520', '#8fc4ff', '#b3d7ff'),
        secondary: ui('#eef1f5', '#2d3440', '#39424f'),
      }),
      feature: strap('#0d2238', '#dbe6f3', '#ffffff', '#9ed0ff', '#8fc4ff', {
        primary: ui('#0e1520', '#8fc4ff', '#b3d7ff'),
        secondary: ui('#ffffff', '#1d3a58', '#274a6e'),
      }),
    }),
  },
];

/** A copy of the theme of a ready palette or a base template; the first palette for an unknown key. */
export function readyTheme(key: string): Theme {
  const found =
    [...READY_PALETTES, ...BASE_TEMPLATES].find((palette) => palette.key === key) ?? READY_PALETTES[0];

  return structuredClone((found as ReadyPalette).theme);
}
