import { badInput } from '../errors.ts';
import { cleanJson, isObject } from './clean-json.ts';
import { cleanBlock } from './purify.ts';

/** The document of an agent of a save: its texts about the agent cleaned, its addresses safe. */
export function cleanAgent(agent: unknown): Record<string, unknown> {
  const read = cleanJson(agent, 'agent');
  if (!isObject(read)) throw badInput('An agent is an object.', 'agent');
  const extraInfo = isObject(read.extraInfo) ? { extraInfo: withCleanBio(read.extraInfo) } : {};

  return { ...withCleanBio(read), ...extraInfo };
}

function withCleanBio(owner: Record<string, unknown>): Record<string, unknown> {
  return typeof owner.bio === 'string' ? { ...owner, bio: cleanBlock(owner.bio) } : owner;
}
