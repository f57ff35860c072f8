import type { ShownSold } from '../display-rules/show-sold.ts';

export type SoldMapper = ShownSold;
