import { tradeMessage } from '../language/trade-message.ts';

/** The property types of a search, with their label and their token in a search URL. */
export const PROPERTY_TYPES = [
  {
    value: 'house',
    urlToken: 'houses',
    get label() {
      return tradeMessage('propertyType.house');
    },
  },
  {
    value: 'condo',
    urlToken: 'condos',
    get label() {
      return tradeMessage('propertyType.condo');
    },
  },
  {
    value: 'townhouse',
    urlToken: 'townhouses',
    get label() {
      return tradeMessage('propertyType.townhouse');
    },
  },
  {
    value: 'land',
    urlToken: 'land',
    get label() {
      return tradeMessage('propertyType.land');
    },
  },
  {
    value: 'commercial',
    urlToken: 'commercial',
    get label() {
      return tradeMessage('propertyType.commercial');
    },
  },
  {
    value: 'mobile',
    urlToken: 'mobile-homes',
    get label() {
      return tradeMessage('propertyType.mobile');
    },
  },
  {
    value: 'rural',
    urlToken: 'rural',
    get label() {
      return tradeMessage('propertyType.rural');
    },
  },
  // Accepted in URLs and filters, absent from the default panel.
  {
    value: 'investment',
    urlToken: 'investments',
    get label() {
      return tradeMessage('propertyType.investment');
    },
  },
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value'];

/** The default choices of the panel "Property Types". */
export const PANEL_PROPERTY_TYPES = PROPERTY_TYPES.filter((type) => type.value !== 'investment');

export function isPropertyType(value: unknown): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type.value === value);
}

/** Homes of these types nearly always have a fee: one that is unknown is not taken for none. */
export const TYPES_WITH_FEES: readonly PropertyType[] = ['condo', 'townhouse'];

/** What a type is called where nothing else says that the homes are houses. */
export function propertyTypeLabel(value: PropertyType): string {
  if (value === 'house') return tradeMessage('propertyType.houses');
  return PROPERTY_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** The known types, deduplicated, in the order of the table. */
export function sortedPropertyTypes(values: readonly string[]): PropertyType[] {
  return PROPERTY_TYPES.map((type) => type.value).filter((value) => values.includes(value));
}

/** Of nearly all types the few that are left out, which say more than the list of the others; else none. */
export function leftOutTypes(wanted: readonly PropertyType[]): PropertyType[] {
  const others = PROPERTY_TYPES.map((type) => type.value).filter((value) => !wanted.includes(value));

  return others.length <= FEW_TYPES ? others : [];
}

const FEW_TYPES = 2;
