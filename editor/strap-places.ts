/** Where a strap stood on the page before it was edited, in pixels; `top` counts from the upper edge of the screen. */
export type StrapPlace = { name: string; top: number; height: number };

let places: readonly StrapPlace[] = [];

/** Notes where the straps of the page stand, so that the canvas can begin with those on the screen and keep room for the others. */
export function rememberPlaces(): void {
  places = [...document.querySelectorAll<HTMLElement>('main > section.strap')].map((strap) => {
    const { top, height } = strap.getBoundingClientRect();

    return { name: [...strap.classList].find((name) => /^(strap|hero)-/.test(name)) ?? '', top, height };
  });
}

/** The places of straps by their ids. What was not on the page, or not in this order, has none. */
export function placesOf(straps: readonly { id: string; name: string }[]): Map<string, StrapPlace> {
  const left = [...places];

  return new Map(
    straps.flatMap(({ id, name }) => {
      const index = left.findIndex((place) => place.name === name);
      const place = left[index];
      // A strap that visitors do not see was passed over; one further down is none of this one.
      if (!place || index > 0) return [];
      left.shift();

      return [[id, place] as const];
    }),
  );
}
