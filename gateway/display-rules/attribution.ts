const OFFICE = '{office}';
const NAMED_AT_MOST = 3;

/** The attribution of a listing: its own line, else the template with its office; null without either. */
export function attributionOf(
  {
    courtesyOfMessage,
    listOfficeName,
  }: { courtesyOfMessage?: string | null; listOfficeName?: string | null },
  templates: readonly (string | null | undefined)[],
): string | null {
  const lines = [courtesyOfMessage, ...templates].filter((line) => typeof line === 'string' && line !== '');
  const filled = lines.flatMap(
    (line) => fillOffice(line as string, listOfficeName ? [listOfficeName] : []) ?? [],
  );

  return filled[0] ?? null;
}

/** One line for all offices of a list; in a long list each listing names its own. Null for an empty list. */
export function attributionOfAll(
  template: string,
  offices: readonly (string | null | undefined)[],
): string | null {
  const names = [...new Set(offices.filter((office): office is string => Boolean(office)))];
  if (!template.includes(OFFICE)) return template || null;

  return fillOffice(
    template,
    names.length > NAMED_AT_MOST ? ['the brokerages named with each listing'] : names,
  );
}

/** Null when the line contains `{office}` but there is none. */
function fillOffice(line: string, offices: readonly string[]): string | null {
  if (!line.includes(OFFICE)) return line;
  if (offices.length === 0) return null;
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(offices);

  return line.replaceAll(OFFICE, () => names);
}
