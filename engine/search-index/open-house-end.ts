/** Of `2026-11-28T13:00/15:00`: `2026-11-28T15:00`. */
export function openHouseEnd(house: string): string {
  return house.slice(0, 11) + house.slice(house.indexOf('/') + 1);
}
