import type { FindingPlace } from '#domain/page/page-findings.ts';

let listener: ((place: FindingPlace) => void) | null = null;
let pending: FindingPlace | null = null;

/** Shows a place of the edited page; at once if the canvas is there, else as soon as it is. */
export function goToPlace(place: FindingPlace): void {
  if (listener) listener(place);
  else pending = place;
}

/** Calls the canvas with each place it is to go to. */
export function listenForPlaces(go: (place: FindingPlace) => void): () => void {
  listener = go;
  if (pending) go(pending);
  pending = null;

  return () => {
    if (listener === go) listener = null;
  };
}
