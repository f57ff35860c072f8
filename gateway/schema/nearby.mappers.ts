import type { NearbyWire } from '../datasources/nearby/nearby-source.ts';

export type NearbyPlaceMapper = NearbyWire;
