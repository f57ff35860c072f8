const CONNECTED = /(\S+)\s+(?:of|de|du|des|del|dela|di|do|da)\s+\S/giu;
/** "City of Edmonton", "west side of Ritchie": the place is what follows. */
const PART_OF_PLACE =
  /^(?:city|town|village|area|neighbou?rhood|heart|cent(?:er|re)|outskirts|side|part|end|edge|north|south|east|west|downtown|suburbs?|ville|quartier|secteur|centre-ville|nord|sud|est|ouest|ciudad|zona|barrio|centro|norte|sur|este|oeste)$/iu;

/** Whether no part of a name stands alone: "University of Alberta" is not in Alberta as a whole. */
export function isConnectedName(text: string): boolean {
  return [...text.matchAll(CONNECTED)].some(([, head = '']) => !PART_OF_PLACE.test(head));
}

const CAPITALISED = /^\p{Lu}.*\p{Ll}/u;

/** Whether words are written like one name, "Royal Alberta Museum". */
export function isCapitalisedName(words: readonly string[]): boolean {
  return words.length > 1 && words.every((word) => CAPITALISED.test(word));
}

/** The places of "Westmount or Highlands", "Westmount, Highlands and Oliver"; one for another text. */
export function namedPlaces(text: string): string[] {
  return text
    .split(/\s*,\s*(?:(?:or|and|ou|et|o|u|y|e)\s+)?|\s+(?:or|and|ou|et|o|u|y|e|&)\s+|\s*\/\s*/iu)
    .filter((name) => name !== '');
}
