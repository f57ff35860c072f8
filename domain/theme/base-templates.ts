import { font, header, strap, theme, ui } from './build-theme.ts';
import type { ReadyPalette } from './ready-palette.ts';

/** Plain themes without a palette, for agents who start with only their own colour. */
export const BASE_TEMPLATES: readonly ReadyPalette[] = [
  {
    key: 'light',
    name: 'Light',
    theme: theme('light', {
      title: font('Inter', 600),
      body: font('Inter', 400),
      header: header('#ffffff', '#26292e', '#15171a', ['#15171a', '#33373d', '#ffffff']),
      default: strap('#ffffff', '#26292e', '#15171a', '#1f4fa3', '#2f62bd', {
        primary: ui('#ffffff', '#15171a', '#33373d'),
        secondary: ui('#15171a', '#eceef1', '#dde0e5'),
      }),
      alternate: strap('#f5f6f8', '#26292e', '#15171a', '#1f4fa3', '#2f62bd', {
        primary: ui('#ffffff', '#15171a', '#33373d'),
        secondary: ui('#15171a', '#ffffff', '#e3e6ea'),
      }),
      feature: strap('#1b1e22', '#e6e8eb', '#ffffff', '#a9c8ff', '#7fa9ee', {
        primary: ui('#15171a', '#ffffff', '#dfe3e8'),
        secondary: ui('#ffffff', '#33373d', '#42474e'),
      }),
    }),
  },
  {
    key: 'dark',
    name: 'Dark',
    theme: theme('dark', {
      dark: true,
      title: font('Inter', 600),
      body: font('Inter', 400),
      header: header('#141517', '#dadcdf', '#ffffff', ['#2a2d31', '#1d1f22', '#ffffff']),
      default: strap('#141517', '#dadcdf', '#ffffff', '#b5cdf7', '#86abe8', {
        primary: ui('#141517', '#f1f2f4', '#d9dce0'),
        secondary: ui('#f1f2f4', '#2a2d31', '#383c41'),
      }),
      alternate: strap('#1d1f22', '#dadcdf', '#ffffff', '#b5cdf7', '#86abe8', {
        primary: ui('#141517', '#f1f2f4', '#d9dce0'),
        secondary: ui('#f1f2f4', '#303338', '#3d4147'),
      }),
      feature: strap('#e9ebee', '#26292e', '#15171a', '#1f4fa3', '#2f62bd', {
        primary: ui('#ffffff', '#15171a', '#33373d'),
        secondary: ui('#15171a', '#ffffff', '#dcdfe4'),
      }),
    }),
  },
];
