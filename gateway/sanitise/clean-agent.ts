import { isObject } from '#domain/json/is-object.ts';
import { badInput } from '../errors.ts';
import { cleanJson } from './clean-json.ts';
import { cleanAt } from './clean-at.ts';
import { cleanBlock } from './purify.ts';

/** Sanitises an agent's document: HTML texts cleaned, URLs safe. */
export function cleanAgent(agent: unknown): Record<string, unknown> {
  const read = cleanJson(agent, 'agent');
  if (!isObject(read)) throw badInput('An agent is an object.', 'agent');
  const extraInfo = isObject(read.extraInfo)
    ? { extraInfo: withCleanBio(read.extraInfo, 'agent.extraInfo.bio') }
    : {};

  return { ...withCleanBio(read, 'agent.bio'), ...extraInfo };
}

function withCleanBio(owner: Record<string, unknown>, path: string): Record<string, unknown> {
  return typeof owner.bio === 'string' ? { ...owner, bio: cleanAt(path, cleanBlock, owner.bio) } : owner;
}
