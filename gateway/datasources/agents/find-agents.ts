import type { RosterAgent } from './agent-slugs.ts';

/**
 * Agents whose name, title, office or languages contain words that begin with every word of the text; accents
 * are ignored.
 */
export function findAgents(agents: readonly RosterAgent[], text: string): RosterAgent[] {
  const words = plain(text).split(' ').filter(Boolean);

  return agents.filter(({ displayName, title, officeName, languages }) => {
    const known = plain([displayName, title, officeName, ...(languages ?? [])].filter(Boolean).join(' '));
    return words.every((word) => ` ${known}`.includes(` ${word}`));
  });
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
