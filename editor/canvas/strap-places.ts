/** Position and height of a strap on the page before editing, in pixels; `top` is relative to the viewport. */
export type StrapPlace = { name: string; top: number; height: number };

let places: readonly StrapPlace[] = [];

/** Measures the straps of the page, so that the canvas can render those on the screen first and reserve the height of the others. */
export function rememberPlaces(): void {
  places = [...document.querySelectorAll<HTMLElement>('main > section.strap')].map((strap) => {
    const { top, height } = strap.getBoundingClientRect();

    return { name: [...strap.classList].find((name) => /^(strap|hero)-/.test(name)) ?? '', top, height };
  });
}

/** The measured places of straps by id, without those that were not on the page or not in this order. */
export function placesOf(straps: readonly { id: string; name: string }[]): Map<string, StrapPlace> {
  const left = [...places];

  return new Map(
    straps.flatMap(({ id, name }) => {
      const index = left.findIndex((place) => place.name === name);
      const place = left[index];
      // A hidden strap was not measured; a later place belongs to another strap.
      if (!place || index > 0) return [];
      left.shift();

      return [[id, place] as const];
    }),
  );
}
