import { isPropertyType } from '#domain/search/property-types.ts';
import { message } from '../messages.ts';

/** What one home is: "House"; a search has "Homes" of that type. Other types are named by their source. */
export function homeTypeText(propertyTypes: readonly string[]): string {
  return propertyTypes
    .map((type) => (isPropertyType(type) ? message(`listing.type.${type}`) : type))
    .join(', ');
}
