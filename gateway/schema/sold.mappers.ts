import type { ShownSold } from '../datasources/solds/show-sold.ts';

export type SoldMapper = ShownSold;
