/** The property types of a search, with their label and their word in a search URL. */
export const PROPERTY_TYPES = [
  { value: 'house', label: 'Homes', word: 'houses' },
  { value: 'condo', label: 'Condos', word: 'condos' },
  { value: 'townhouse', label: 'Townhouses', word: 'townhouses' },
  { value: 'land', label: 'Land', word: 'land' },
  { value: 'commercial', label: 'Commercial Real Estate', word: 'commercial' },
  { value: 'mobile', label: 'Mobile Homes', word: 'mobile-homes' },
  { value: 'rural', label: 'Rural Real Estate', word: 'rural' },
  // Accepted in URLs and filters, absent from the default panel.
  { value: 'investment', label: 'Investment Properties', word: 'investments' },
] as const;

export type PropertyType = (typeof PROPERTY_TYPES)[number]['value'];

/** What the panel "Property Types" offers unless the site says otherwise. */
export const PANEL_PROPERTY_TYPES = PROPERTY_TYPES.filter((type) => type.value !== 'investment');

export function isPropertyType(value: unknown): value is PropertyType {
  return PROPERTY_TYPES.some((type) => type.value === value);
}

export function propertyTypeLabel(value: PropertyType): string {
  return PROPERTY_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** Known types only, each once, in the order of the table. */
export function sortedPropertyTypes(values: readonly string[]): PropertyType[] {
  return PROPERTY_TYPES.map((type) => type.value).filter((value) => values.includes(value));
}
