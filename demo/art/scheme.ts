import type { Scheme } from './facade.ts';

const card = (
  wall: string,
  second: string,
  trim: string,
  roof: string,
  door: string,
  stone: string,
): Scheme => ({ wall, second, trim, roof, door, stone });

export const NORTHERN_SCHEMES: readonly Scheme[] = [
  card('#e9e3d6', '#8a9a8c', '#fbf8f0', '#5f5a57', '#3e6a63', '#a59a8b'),
  card('#6e8497', '#e6e1d5', '#f7f4ec', '#474c55', '#c9563c', '#9a9690'),
  card('#f3efe6', '#c9b79c', '#ffffff', '#4e545c', '#24435c', '#b3a695'),
  card('#a9b5a2', '#e9e5d8', '#fdfbf4', '#5b5650', '#8b3f32', '#9d9385'),
  card('#d8c7a8', '#8c6f55', '#faf5e9', '#66564a', '#3d5a49', '#a08d76'),
  card('#5b6670', '#c89f6d', '#f1eee7', '#34383e', '#d9a441', '#8f8f8d'),
  card('#c4d2d6', '#f4f1e9', '#ffffff', '#5d6875', '#35587a', '#a7a49d'),
  card('#b8735a', '#ead9c2', '#f8f1e5', '#4f4a49', '#2f4b4a', '#98877a'),
  card('#efe6d0', '#a34f3d', '#fdf9ee', '#6b4c42', '#a23b31', '#a8957d'),
  card('#3f5058', '#b98a5b', '#e9e4da', '#2f3439', '#e0b04f', '#85827d'),
  card('#dfe3df', '#5e7a85', '#ffffff', '#4b5560', '#e08b3e', '#9ea19d'),
  card('#cfc0b0', '#7b5e57', '#f9f4ec', '#594b47', '#5a2e3c', '#a39182'),
];

export const SOUTHERN_SCHEMES: readonly Scheme[] = [
  card('#e8dcc3', '#c8b38d', '#fbf6ea', '#8c8f8e', '#3f6b70', '#d9c8a5'),
  card('#f2e8d6', '#b97b54', '#fffaf0', '#7a4f3c', '#8d3b2c', '#d6c39f'),
  card('#efe9dd', '#d2bf99', '#f8f3e7', '#6f7478', '#2f4a5e', '#dccdaa'),
  card('#d9b78e', '#9a6a47', '#fbf3e3', '#9d5a3d', '#2f5d5c', '#d0b88d'),
  card('#f5f1e8', '#ddceb0', '#ffffff', '#565b5e', '#c56b3d', '#e0d2b2'),
  card('#c98f6b', '#eedfc5', '#fbf4e6', '#8a4b36', '#27524f', '#cdb48a'),
  card('#dfe0d2', '#a8ab8b', '#fdfcf4', '#8e8b82', '#6a3f2c', '#d4c6a5'),
  card('#f7ecd2', '#d7a86a', '#fffaf0', '#a2573b', '#234f66', '#dcc79c'),
];
