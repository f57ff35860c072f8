/** What a schema library reports of a value. */
type Issue = { readonly code?: string; readonly input?: unknown; readonly [detail: string]: unknown };

/** Values that are listed. */
const MOST_LISTED = 12;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
  null: 'null',
};

/** The reason and what is expected, where a schema has no sentence of its own; undefined for what needs none. */
export function issueSentence(issue: Issue): string | undefined {
  const { code, input, minimum, maximum } = issue;

  switch (code) {
    case 'invalid_type':
      return sentence(input, TYPES[String(issue.expected)] ?? String(issue.expected));
    case 'invalid_value':
      return sentence(input, listed(issue.values as readonly unknown[]));
    case 'invalid_union':
      return `It is ${named(input)}, which is none of the accepted forms`;
    case 'unrecognized_keys':
      return `It has members that are not known: ${(issue.keys as readonly string[]).join(', ')}`;
    case 'too_small':
      return limited(issue, 'least', minimum);
    case 'too_big':
      return limited(issue, 'most', maximum);
    case 'not_multiple_of':
      return sentence(input, `a multiple of ${String(issue.divisor)}`);
    case 'invalid_format':
      return `It is ${named(input)}, which does not have the form of ${formOf(issue)}`;
    default:
      return undefined;
  }
}

function sentence(input: unknown, expected: string): string {
  return input === undefined
    ? `It is missing; expected is ${expected}`
    : `It is ${named(input)}; expected is ${expected}`;
}

function limited({ origin, input, inclusive }: Issue, side: 'least' | 'most', limit: unknown): string {
  const bound = `${inclusive === false ? (side === 'least' ? 'more than' : 'less than') : `at ${side}`} ${String(limit)}`;
  if (origin === 'string') return `It has ${(input as string).length} characters; expected are ${bound}`;
  if (origin === 'array') return `It has ${(input as unknown[]).length} entries; expected are ${bound}`;

  return sentence(input, bound);
}

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_LISTED).map((value) => JSON.stringify(value));
  const more = values.length - shown.length;
  if (shown.length === 1) return shown[0] ?? '';

  return `one of ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function formOf({ format }: Issue): string {
  return format === 'regex' ? 'such a value' : String(format);
}

/** A value, short enough for a sentence. */
function named(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);

  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
