import { isSafeUrl } from '#domain/json/safe-url.ts';
import { type StoredWebsite, storedWebsite } from '../datasources/pages/pages.types.ts';
import { badInput } from '../errors.ts';
import { cleanJson } from './clean-json.ts';
import { readStored } from './read-stored.ts';

/** Validates a website. Its scripts and styles are the agent's own code for the public site and stay. */
export function cleanWebsite(website: unknown): StoredWebsite {
  const read = readStored(storedWebsite, cleanJson(website, 'website'), 'website');

  for (const [network, address] of Object.entries(read.config.social)) {
    if (typeof address === 'string' && !isSafeUrl(address)) {
      throw badInput('This address can not be used.', `website.config.social.${network}`);
    }
  }
  return read;
}
