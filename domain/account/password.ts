/** In characters as displayed; longer ones are not hashed. */
export const PASSWORD_LENGTH = { min: 10, max: 1024 } as const;

export type PasswordProblem = 'short' | 'long' | 'common' | 'personal';

/** Minimum length without the parts that are public knowledge about the owner. */
const MIN_OWN = 6;
const MIN_DISTINCT = 4;

/** The most frequent words in lists of leaked passwords. */
const COMMON_WORDS = new Set(
  `aaa abc abcd access admin administrator asdf asdfgh asdfghjkl baseball basketball batman blink
  butterfly changeme charlie chelsea chocolate computer dragon facebook family flower football forever freedom
  google hello iloveu iloveyou internet jordan killer letmein liverpool login lovely loveme master michael monkey
  mustang myspace nicole ninja pass passw password passwort princess qazwsx qwerty qwertyui qwertyuiop samsung secret
  shadow starwars summer sunshine superman test tinkerbell trustno user webhost welcome whatever winter zaq`.split(
    /\s+/,
  ),
);

/** Keyboard rows and other sequences. */
const ROWS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
];

/** The first problem of a password, or null. All characters are allowed, none is required. */
export function checkPassword(
  password: string,
  { email, name }: { email: string; name: string },
): PasswordProblem | null {
  const length = [...password.normalize('NFKC')].length;
  if (length < PASSWORD_LENGTH.min) return 'short';
  if (password.length > PASSWORD_LENGTH.max) return 'long';
  if (isCommon(password.toLowerCase())) return 'common';

  return isPersonal(password.toLowerCase(), [email, email.split('@')[0] ?? '', name, ...name.split(/\s+/)])
    ? 'personal'
    : null;
}

function isCommon(password: string): boolean {
  if (new Set(password).size < MIN_DISTINCT) return true;
  if (ROWS.some((row) => isRunOf(row, password) || isRunOf([...row].reverse().join(''), password)))
    return true;

  return COMMON_WORDS.has(collapseRepeats(plain(password.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, ''))));
}

/** A substring of the row, wrapping around. */
function isRunOf(row: string, password: string): boolean {
  return row.repeat(Math.ceil(password.length / row.length) + 1).includes(password);
}

/** Replaces leetspeak as in p@ssw0rd, then drops non-letters. */
function plain(text: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '@': 'a',
    $: 's',
    '!': 'i',
  };

  return [...text]
    .map((sign) => letters[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');
}

/** Collapses a repeated word. */
function collapseRepeats(word: string): string {
  return /^(.+?)\1+$/u.exec(word)?.[1] ?? word;
}

function isPersonal(password: string, known: readonly string[]): boolean {
  const words = known.map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3);
  const rest = words
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), password);

  return rest.length < MIN_OWN && rest.length < password.length;
}
