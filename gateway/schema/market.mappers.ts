import type { MarketGroupWire } from '../datasources/market/market.types.ts';

export type MarketGroupMapper = MarketGroupWire;
