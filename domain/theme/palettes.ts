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
  {
    key: 'editorial',
    name: 'Black and Gold',
    theme: theme('editorial', {
      dark: true,
      title: font('Cormorant Garamond', 500),
      body: font('Work Sans', 400),
      header: header('#0e0d0b', '#d8d2c6', '#f6f1e6', ['#c9a464', '#dbb978', '#17140d']),
      default: strap('#12110f', '#d3ccbf', '#f6f1e6', '#dbb978', '#c9a464', {
        primary: ui('#17140d', '#d9b676', '#ecd09a'),
        secondary: ui('#f6f1e6', '#2a2722', '#3a362f'),
      }),
      alternate: strap('#1c1a16', '#d3ccbf', '#f6f1e6', '#dbb978', '#c9a464', {
        primary: ui('#17140d', '#d9b676', '#ecd09a'),
        secondary: ui('#f6f1e6', '#322e27', '#423d34'),
      }),
      feature: strap('#ece4d5', '#332e26', '#1d1a15', '#6f4f17', '#8a6524', {
        primary: ui('#f6f1e6', '#1d1a15', '#3a342a'),
        secondary: ui('#1d1a15', '#dccfb8', '#d0c1a5'),
      }),
    }),
  },
  {
    key: 'solo',
    name: 'Solo Ultramarine',
    theme: theme('solo', {
      title: font('Newsreader', 500),
      body: font('Figtree', 400),
      header: header('#fdf8f4', '#34364f', '#1c2150', ['#2f3b9e', '#232d80', '#ffffff']),
      default: strap('#fdf8f4', '#34364f', '#1c2150', '#2f3b9e', '#4a57c2', {
        primary: ui('#ffffff', '#2f3b9e', '#232d80'),
        secondary: ui('#1c2150', '#f6e2d8', '#f0d2c4'),
      }),
      alternate: strap('#f8e9e0', '#34364f', '#1c2150', '#2a358f', '#4450b4', {
        primary: ui('#ffffff', '#2f3b9e', '#232d80'),
        secondary: ui('#1c2150', '#fdf8f4', '#f0d8ca'),
      }),
      feature: strap('#2a3488', '#eceefb', '#ffffff', '#d5daff', '#aeb7ff', {
        primary: ui('#1c2150', '#d5daff', '#e6e9ff'),
        secondary: ui('#ffffff', '#3d489f', '#4853ac'),
      }),
    }),
  },
  {
    key: 'brokerage',
    name: 'Brokerage Garnet',
    theme: theme('brokerage', {
      title: font('Source Serif 4', 600),
      body: font('Source Sans 3', 400),
      header: header('#ffffff', '#2b2f36', '#1d2025', ['#1d2025', '#33383f', '#ffffff']),
      default: strap('#ffffff', '#33383f', '#1d2025', '#8a1f3c', '#a62a4b', {
        primary: ui('#ffffff', '#8a1f3c', '#6e1730'),
        secondary: ui('#1d2025', '#e9ebee', '#dcdfe4'),
      }),
      alternate: strap('#f3f4f6', '#33383f', '#1d2025', '#8a1f3c', '#a62a4b', {
        primary: ui('#ffffff', '#8a1f3c', '#6e1730'),
        secondary: ui('#1d2025', '#ffffff', '#e3e6ea'),
      }),
      feature: strap('#7d1a36', '#fbe9ee', '#ffffff', '#ffdbe4', '#f0a3b7', {
        primary: ui('#7d1a36', '#ffffff', '#fbe3ea'),
        secondary: ui('#ffffff', '#5f1228', '#4c0e20'),
      }),
    }),
  },
  {
    key: 'acreage',
    name: 'Acreage Moss',
    theme: theme('acreage', {
      title: font('Lora', 500),
      body: font('Nunito Sans', 400),
      header: header('#fbf8f1', '#33312a', '#2f3a1f', ['#4b5d2a', '#3a4a1f', '#ffffff']),
      default: strap('#fbf8f1', '#33312a', '#2b2a1e', '#85401f', '#a4532a', {
        primary: ui('#ffffff', '#8f4420', '#733517'),
        secondary: ui('#2f3a1f', '#e8e0c8', '#dcd2b3'),
      }),
      alternate: strap('#ede3cc', '#33312a', '#2b2a1e', '#7c3a1b', '#954922', {
        primary: ui('#ffffff', '#8f4420', '#733517'),
        secondary: ui('#2f3a1f', '#fbf8f1', '#e3d9bf'),
      }),
      feature: strap('#39451f', '#f1efe2', '#ffffff', '#f3d6b8', '#e3a878', {
        primary: ui('#33190a', '#f2cfa9', '#f8e0c6'),
        secondary: ui('#ffffff', '#4d5c2c', '#566632'),
      }),
    }),
  },
  {
    key: 'family',
    name: 'Family Teal',
    theme: theme('family', {
      title: font('Outfit', 600),
      body: font('Figtree', 400),
      header: header('#ffffff', '#2d3142', '#1f2340', ['#1c6e6a', '#155552', '#ffffff']),
      default: strap('#ffffff', '#2d3142', '#1f2340', '#b5371a', '#d9502f', {
        primary: ui('#ffffff', '#c23c1b', '#a03014'),
        secondary: ui('#1f2340', '#ffe9a8', '#ffdc7a'),
      }),
      alternate: strap('#fff5e4', '#2d3142', '#1f2340', '#a83316', '#cf4726', {
        primary: ui('#ffffff', '#c23c1b', '#a03014'),
        secondary: ui('#1f2340', '#ffe2a0', '#ffd678'),
      }),
      feature: strap('#1c6e6a', '#eefaf8', '#ffffff', '#ffe9a8', '#ffc94d', {
        primary: ui('#1f2340', '#ffd15c', '#ffe08c'),
        secondary: ui('#ffffff', '#155552', '#0f403e'),
      }),
    }),
  },
  {
    key: 'loft',
    name: 'Loft Black',
    theme: theme('loft', {
      title: font('Manrope', 700),
      body: font('Manrope', 400),
      header: header('#ffffff', '#1a1a1a', '#000000', ['#0a0a0a', '#2b2b2b', '#ffffff']),
      default: strap('#ffffff', '#2a2a2a', '#000000', '#0a0a0a', '#e8431c', {
        primary: ui('#ffffff', '#0a0a0a', '#333333'),
        secondary: ui('#0a0a0a', '#ececec', '#dddddd'),
      }),
      alternate: strap('#f1f1ef', '#2a2a2a', '#000000', '#0a0a0a', '#d93c17', {
        primary: ui('#ffffff', '#0a0a0a', '#333333'),
        secondary: ui('#0a0a0a', '#e2e2df', '#d5d5d1'),
      }),
      feature: strap('#0a0a0a', '#e2e2e2', '#ffffff', '#ff8a66', '#ff5a36', {
        primary: ui('#0a0a0a', '#ff6a45', '#ff8a6b'),
        secondary: ui('#ffffff', '#2b2b2b', '#3a3a3a'),
      }),
    }),
  },
  {
    key: 'harbor',
    name: 'Harbour Slate',
    theme: theme('harbor', {
      title: font('Manrope', 700),
      body: font('Manrope', 400),
      header: header('#fbfcfd', '#2c3640', '#17212b', ['#36536b', '#27405a', '#ffffff']),
      default: strap('#fbfcfd', '#2c3640', '#17212b', '#2f5170', '#44698a', {
        primary: ui('#ffffff', '#2f5170', '#244059'),
        secondary: ui('#1f3850', '#e4eaf0', '#d5dfe8'),
      }),
      alternate: strap('#eef2f5', '#2c3640', '#17212b', '#2a4a68', '#44698a', {
        primary: ui('#ffffff', '#2f5170', '#244059'),
        secondary: ui('#1f3850', '#ffffff', '#dce5ec'),
      }),
      feature: strap('#22323f', '#e0e8ee', '#ffffff', '#b9d7ee', '#86b3d6', {
        primary: ui('#14222e', '#c5dff2', '#dcedf9'),
        secondary: ui('#ffffff', '#385063', '#446077'),
      }),
    }),
  },
  {
    key: 'sage',
    name: 'Sage',
    theme: theme('sage', {
      title: font('Lora', 600),
      body: font('Nunito Sans', 400),
      header: header('#fbfcf9', '#333a34', '#222b24', ['#56705d', '#41584a', '#ffffff']),
      default: strap('#fbfcf9', '#333a34', '#222b24', '#3f6349', '#57805f', {
        primary: ui('#ffffff', '#44664d', '#35523d'),
        secondary: ui('#2b4332', '#e4ebe2', '#d6e0d4'),
      }),
      alternate: strap('#edf2ea', '#333a34', '#222b24', '#3a5c43', '#57805f', {
        primary: ui('#ffffff', '#44664d', '#35523d'),
        secondary: ui('#2b4332', '#ffffff', '#dde6d9'),
      }),
      feature: strap('#dbe5d6', '#2d372f', '#1e281f', '#2c4d35', '#3f6b49', {
        primary: ui('#ffffff', '#355a3e', '#28472f'),
        secondary: ui('#22352a', '#f5f8f3', '#ffffff'),
      }),
    }),
  },
  {
    key: 'plum',
    name: 'Plum',
    theme: theme('plum', {
      title: font('Cormorant Garamond', 600),
      body: font('Work Sans', 400),
      header: header('#fdfafc', '#3a2f38', '#2c1a2a', ['#5d2a55', '#471f41', '#ffffff']),
      default: strap('#fdfafc', '#3a2f38', '#2c1a2a', '#6d2f63', '#854679', {
        primary: ui('#ffffff', '#5d2a55', '#471f41'),
        secondary: ui('#431c3d', '#efe3ec', '#e5d4e1'),
      }),
      alternate: strap('#f5edf3', '#3a2f38', '#2c1a2a', '#6d2f63', '#854679', {
        primary: ui('#ffffff', '#5d2a55', '#471f41'),
        secondary: ui('#431c3d', '#ffffff', '#ead9e6'),
      }),
      feature: strap('#3c1b37', '#f0e4ed', '#ffffff', '#f0cbe6', '#d592c4', {
        primary: ui('#32142d', '#f0cfe7', '#f8e2f2'),
        secondary: ui('#ffffff', '#5d2f56', '#6f3b67'),
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
