import type { Language } from '../language/language.ts';
import type { AgentDoc } from './agent.ts';

/** Of an agent who has none: REALTOR is a mark that only members of the associations may use. */
export const DEFAULT_ROLE = 'agent';

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Real estate agent',
  fr: 'Agent immobilier',
  es: 'Agente inmobiliario',
};

/** The profile that an agent begins with, in the language of the site; its title is theirs to change. */
export function newAgent({
  language,
  ...doc
}: {
  language: Language;
  displayName: string;
  email?: string;
}): AgentDoc {
  return { ...doc, role: DEFAULT_ROLE, title: TITLES[language] };
}
