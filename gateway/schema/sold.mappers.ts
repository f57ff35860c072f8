import type { ShownSold } from '../display-rules/show-sold.ts';

export type SoldMapper = ShownSold;

export type SoldResultMapper = { gated: boolean; sold: ShownSold | null };
