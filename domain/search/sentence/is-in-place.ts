const IN = /(\S+)?\s*(?<![\p{L}\d])(?:in|within|inside|dans|à|en)\s+$/iu;
/** Before "in" they make a description: "move in ready". */
const DESCRIBING = /^(?:move|walk|built|build|drive|eat|live|plug|step)-?$/i;
/** Words that end a description: "in a quiet area". */
const GENERAL =
  /(?:^|\s)(?:area|neighbou?rhood|location|condition|community|town|city|country(?:side)?|suburbs?|shape|ground|quartier|secteur|ville|[ée]tat|campagne|banlieue|zona|barrio|ciudad|estado|campo)s?$/iu;

/** Whether the words of a sentence without a filter are where its homes are to be: "3 bed in Paris", not "near the bus" or "move in ready". */
export function isInPlace(sentence: string, words: string): boolean {
  if (!/\p{L}/u.test(words) || GENERAL.test(words)) return false;
  const before = IN.exec(sentence.slice(0, Math.max(0, sentence.lastIndexOf(words))));

  return before !== null && !DESCRIBING.test(before[1] ?? '');
}
