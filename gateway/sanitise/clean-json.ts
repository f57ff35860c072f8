import { type Cleaner, cleanPlainJson } from '#domain/parts/clean-state.ts';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { isSafeResource } from '#domain/parts/safe-resource.ts';
import { badInput } from '../errors.ts';
import { cleanAt } from './clean-at.ts';
import { cleanBlock, cleanInline } from './purify.ts';

/** HTML of a save is sanitised; a URL that could run code is rejected with its path. */
export const SAVE_CLEANER: Cleaner = {
  inline: (html, path) => cleanAt(path, cleanInline, html),
  block: (html, path) => cleanAt(path, cleanBlock, html),
  link: (url, path) => checked(url, isSafeUrl(url), path),
  resource: (url, path) => checked(url, isSafeResource(url), path),
  tooDeep(path) {
    throw badInput('This is nested too deeply.', path);
  },
};

/** JSON whose texts are never rendered as HTML. */
export const cleanJson = (value: unknown, path: string) => cleanPlainJson(value, SAVE_CLEANER, path);

function checked(url: string, isSafe: boolean, path: string): string {
  if (!isSafe) throw badInput('This address can not be used.', path);

  return url;
}
