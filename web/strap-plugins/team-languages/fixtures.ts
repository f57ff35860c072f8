import { defaultState, type TeamLanguagesState } from './parts.ts';

export const fixtures: Record<string, TeamLanguagesState> = {
  'every language': defaultState,
  'two languages': { ...defaultState, languages: ['Ukrainian', 'French'] },
};

const agent = (id: string, displayName: string, languages: string[], picture: number | null = null) => ({
  id,
  path: `/agent/${id}`,
  displayName,
  role: 'realtor',
  title: 'Realtor',
  phone: '780-555-0142',
  imageUrl: picture === null ? null : `/_files/demo/portraits/edm-${picture}.jpg`,
  languages,
});

/** Data of the query for rendering the fixtures. */
export const data = {
  roster: [
    agent('nadia-okafor', 'Nadia Okafor', ['English', 'French'], 1),
    agent('lea-tremblay', 'Léa Tremblay', ['English', 'French'], 2),
    agent('marta-kowalchuk', 'Marta Kowalchuk', ['English', 'Ukrainian'], 4),
    agent('lien-pham', 'Lien Pham', ['English', 'Vietnamese']),
  ],
};

export const empty = { roster: [] };
