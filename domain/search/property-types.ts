/** The property types of a search, with their label and their token in a search URL. */
export const PROPERTY_TYPES = [
  { value: 'house', label: 'Homes', urlToken: 'houses' },
  { value: 'condo', label: 'Condos', urlToken: 'condos' },
  { value: 'townhouse', label: 'Townhouses', urlToken: 'townhouses' },
  { value: 'land', label: 'Land', urlToken: 'land' },
  { value: 'commercial', label: 'Commercial Real Estate', urlToken: 'commercial' },
  { value: 'mobile', label: 'Mobile Homes', urlToken: 'mobile-homes' },
  { value: 'rural', label: 'Rural Real Estate', urlToken: 'rural' },
  // Accepted in URLs and filters, absent from the default panel.
  { value: 'investment', label: 'Investment Properties', urlToken: 'investments' },
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value'];

/** The default choices of the panel "Property Types". */
export const PANEL_PROPERTY_TYPES = PROPERTY_TYPES.filter((type) => type.value !== 'investment');

export function isPropertyType(value: unknown): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type.value === value);
}

export function propertyTypeLabel(value: PropertyType): string {
  return PROPERTY_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** The known types, deduplicated, in the order of the table. */
export function sortedPropertyTypes(values: readonly string[]): PropertyType[] {
  return PROPERTY_TYPES.map((type) => type.value).filter((value) => values.includes(value));
}
