import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { tradeMessages } from '#domain/language/trade-messages-by-language.ts';

const OFFICE = '{office}';
const NAMED_AT_MOST = 3;

/** The line that a source prescribes for a listing: its own, else the template with its office; null without either. */
export function attributionOf(
  {
    courtesyOfMessage,
    listOfficeName,
  }: { courtesyOfMessage?: string | null; listOfficeName?: string | null },
  templates: readonly (string | null | undefined)[],
): string | null {
  const lines = [courtesyOfMessage, ...templates].filter((line) => typeof line === 'string' && line !== '');
  const filled = lines.flatMap(
    (line) => fillOffice(line as string, listOfficeName ? [listOfficeName] : [], DEFAULT_LANGUAGE) ?? [],
  );

  return filled[0] ?? null;
}

/** The line in the language of a site, for a source that prescribes none. */
export function ownAttribution(office: string | null | undefined, language: Language): string | null {
  return office ? tradeMessages(language)('listing.courtesy', { office }) : null;
}

/**
 * One line for all offices of a list; in a long list each listing names its own. A prescribed template is in English, the
 * site's own in its language. Null for an empty list.
 */
export function attributionOfAll(
  prescribed: string | null,
  offices: readonly (string | null | undefined)[],
  siteLanguage: Language = DEFAULT_LANGUAGE,
): string | null {
  const language = prescribed ? DEFAULT_LANGUAGE : siteLanguage;
  const translate = tradeMessages(language);
  const template = prescribed || translate('listing.courtesy', { office: OFFICE });
  const names = [...new Set(offices.filter((office): office is string => Boolean(office)))];
  if (!template.includes(OFFICE)) return template || null;

  return fillOffice(
    template,
    names.length > NAMED_AT_MOST ? [translate('listing.courtesyOfMany')] : names,
    language,
  );
}

/** Null when the line contains `{office}` but there is none. */
function fillOffice(line: string, offices: readonly string[], language: Language): string | null {
  if (!line.includes(OFFICE)) return line;
  if (offices.length === 0) return null;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(offices);

  return line.replaceAll(OFFICE, () => names);
}
