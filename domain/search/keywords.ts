/** Limits of the keywords of a search. */
export const KEYWORDS_MAX = 5;
export const KEYWORD_MAX_LENGTH = 60;

/** The name of keywords among the fields that cannot be searched. */
export const KEYWORDS_FIELD = 'keywords';

/** Words without case, accents and punctuation, as they are compared. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The canonical keywords: those with letters or digits, each once, within the limits. */
export function usableKeywords(keywords: readonly string[]): string[] {
  const plain = keywords.map((keyword) => plainWords(keyword).slice(0, KEYWORD_MAX_LENGTH).trim());

  return [...new Set(plain.filter(Boolean))].slice(0, KEYWORDS_MAX);
}

/** Keywords as typed, separated by commas. */
export function readKeywords(text: string): string[] {
  return usableKeywords(text.split(/[,;|]/));
}
