import { PROPERTY_TYPES, sortedPropertyTypes } from '#domain/search/property-types.ts';
import type { MarketStatsStrapQuery, MarketStatsStrapQueryVariables } from './data.generated.ts';
import { AREAS_MAX, type MarketStatsState } from './parts.ts';

type Stats = MarketStatsStrapQuery['marketStats'];
export type Group = Stats['groups'][number];
export type Month = Stats['newListings'][number];

/** Figures of one area: all types, by type, and listings by month. */
export type AreaFigures = {
  id: string;
  name: string | null;
  all: Group | null;
  byType: Group[];
  months: Month[];
};

export function statsVariables({ areas, propertyTypes }: MarketStatsState): MarketStatsStrapQueryVariables {
  return {
    areaIds: areas.filter((id) => /^\d+$/.test(id)).slice(0, AREAS_MAX),
    propertyTypes: sortedPropertyTypes(propertyTypes),
  };
}

/** The figures by area, in the order of the response. */
export function byArea({ groups, newListings }: Stats): AreaFigures[] {
  const key = ({ area }: { area?: { id: string } | null }) => area?.id ?? '';
  const keys = [...new Set(groups.map(key))];

  return keys.map((id) => {
    const own = groups.filter((group) => key(group) === id);

    return {
      id,
      name: own[0]?.area?.name ?? null,
      all: own.find(({ propertyType }) => !propertyType) ?? null,
      byType: inOrder(own),
      months: newListings.filter((month) => key(month) === id),
    };
  });
}

/** The groups of one type each, in the order of the product's property types. */
function inOrder(groups: readonly Group[]): Group[] {
  const order = PROPERTY_TYPES.map(({ value }): string => value);

  return groups
    .filter(({ propertyType }) => propertyType)
    .sort((a, b) => order.indexOf(a.propertyType ?? '') - order.indexOf(b.propertyType ?? ''));
}
