/** Normalises a fact's name: "Garage Spaces", "garage_spaces" and "GarageSpaces" are the same. */
export const factKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
