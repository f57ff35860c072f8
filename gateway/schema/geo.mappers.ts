import type { PlaceWire } from '../datasources/places/places.types.ts';

export type PlaceMapper = PlaceWire;
