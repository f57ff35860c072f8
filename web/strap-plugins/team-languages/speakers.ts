import type { TeamLanguagesStrapQuery } from './data.generated.ts';

export type Speaker = TeamLanguagesStrapQuery['roster'][number];
export type SpokenLanguage = { name: string; speakers: Speaker[] };

const sameLanguage = (a: string, b: string) => key(a) === key(b);
const key = (name: string) => name.trim().toLocaleLowerCase();

/**
 * The chosen languages that somebody speaks, or all: those with the most speakers first, then by name. What everybody speaks goes
 * without saying where there is more.
 */
export function spokenLanguages(roster: readonly Speaker[], chosen: readonly string[]): SpokenLanguage[] {
  const wanted = chosen.filter((name) => key(name) !== '');
  const spoken = roster.flatMap(({ languages }) => languages).filter((name) => key(name) !== '');
  const names = wanted.length > 0 ? wanted : spoken;
  const languages = names
    .filter((name, index) => names.findIndex((other) => sameLanguage(name, other)) === index)
    .map((name) => ({
      name: name.trim(),
      speakers: roster.filter((agent) => agent.languages.some((other) => sameLanguage(name, other))),
    }))
    .filter(({ speakers }) => speakers.length > 0);

  if (wanted.length > 0) return languages;
  const special = languages.filter(({ speakers }) => speakers.length < roster.length);

  return (special.length > 0 ? special : languages).sort(
    (a, b) => b.speakers.length - a.speakers.length || a.name.localeCompare(b.name),
  );
}
