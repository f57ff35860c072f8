const WITH = /(?<![\p{L}\d])(?:with|has|having|avec|con)\s+(?:(?:an?|the|une?|una?|big|large|nice)\s+)*$/iu;
const BACKING = /^(?:back|fac|sid)(?:s|ing) /i;

/** Whether the words of a sentence without a filter are something that homes are to have: "house with well", "backing onto park". */
export function isFeature(sentence: string, words: string): boolean {
  const before = sentence.slice(0, Math.max(0, sentence.lastIndexOf(words)));

  return BACKING.test(words) || WITH.test(before);
}
