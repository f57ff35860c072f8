/** Appearance of a person, defined for each team member. After a change: `node scripts/paint-people.ts <person>`. */
export type Look = {
  skin: string;
  hair: string;
  cut: 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'parted' | 'turban';
  wear: 'blazer' | 'shirt' | 'knit' | 'blouse';
  cloth: string;
  under: string;
  /** Tints the room. */
  backdrop: string;
  eyes: string;
  /** The picture of a home that is out of focus behind them. */
  room: string;
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
  /** Signs of age: lines by the eyes, grey temples. */
  mature?: boolean;
};

export const look = (
  skin: string,
  hair: string,
  cut: Look['cut'],
  wear: Look['wear'],
  cloth: string,
  under: string,
  backdrop: string,
  eyes: string,
  room: string,
  more: Partial<Look> = {},
): Look => ({
  skin,
  hair,
  cut,
  wear,
  cloth,
  under,
  backdrop,
  eyes,
  room,
  ...more,
});

export const LOOKS: Record<string, Look> = {
  'edm-1': look(
    '#efc7a8',
    '#a88d74',
    'bob',
    'blazer',
    '#1d4f5a',
    '#f5efe4',
    '#cfe0df',
    '#6f8a92',
    'living-01',
    {
      glasses: true,
      earrings: true,
      mature: true,
    },
  ),
  'edm-2': look(
    '#6f4a35',
    '#1f1a18',
    'crop',
    'shirt',
    '#dfe8ee',
    '#ffffff',
    '#b9d0cf',
    '#4a3020',
    'kitchen-03',
    { beard: true },
  ),
  'edm-3': look(
    '#c08a62',
    '#201715',
    'long',
    'blouse',
    '#b5563d',
    '#b5563d',
    '#e6dcc9',
    '#4d3220',
    'living-05',
    { earrings: true },
  ),
  'edm-4': look(
    '#f3d2b8',
    '#96593a',
    'bun',
    'blazer',
    '#3a4256',
    '#f2e9dc',
    '#d8e2e8',
    '#6c8464',
    'kitchen-01',
  ),
  'edm-5': look(
    '#eec4a2',
    '#6d4c35',
    'short',
    'knit',
    '#4f6b54',
    '#efe7d6',
    '#d9ddc9',
    '#5d7f95',
    'patio-02',
    { beard: true },
  ),
  'edm-6': look(
    '#ecc39c',
    '#1e1b1d',
    'bob',
    'blazer',
    '#6b3f57',
    '#f7f1ea',
    '#e4d5da',
    '#3f2a1e',
    'living-03',
  ),
  'edm-7': look(
    '#b98159',
    '#2a2322',
    'parted',
    'shirt',
    '#2f5d73',
    '#e9eef0',
    '#cbdde3',
    '#46301f',
    'living-02',
    { mature: true },
  ),
  'edm-8': look(
    '#f6d8c2',
    '#b99a68',
    'long',
    'knit',
    '#c9994a',
    '#f6efe0',
    '#efe4cc',
    '#7394ad',
    'kitchen-05',
    { glasses: true },
  ),
  'sat-1': look(
    '#d09b72',
    '#231a18',
    'bun',
    'blouse',
    '#a6462a',
    '#a6462a',
    '#f0dcbf',
    '#4c3120',
    'living-04',
    { earrings: true },
  ),
  'sat-2': look(
    '#5d3d2c',
    '#181413',
    'crop',
    'blazer',
    '#31415a',
    '#f4efe6',
    '#dccfb8',
    '#412a1c',
    'kitchen-04',
  ),
  'sat-3': look(
    '#f2cdb3',
    '#7b4a34',
    'curls',
    'blazer',
    '#6f7d4f',
    '#f8f1e2',
    '#eadfca',
    '#74744e',
    'patio-03',
    { glasses: true },
  ),
  'sat-4': look(
    '#c58f66',
    '#2b211d',
    'short',
    'shirt',
    '#e9dfca',
    '#ffffff',
    '#e2c9ac',
    '#553822',
    'yard-02',
    { beard: true },
  ),
  'sat-5': look(
    '#eac09a',
    '#211b1c',
    'long',
    'blouse',
    '#2f6f70',
    '#2f6f70',
    '#f1e3cf',
    '#3d291d',
    'living-06',
    { earrings: true },
  ),
};
