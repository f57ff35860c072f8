import { badInput } from '../errors.ts';
import { MarkupError } from './parse-markup.ts';

/** Sanitises the HTML of a saved member; too much is rejected with the member's path. */
export function cleanAt(path: string, clean: (html: string) => string, html: string): string {
  try {
    return clean(html);
  } catch (error) {
    throw error instanceof MarkupError ? badInput(error.message, path) : error;
  }
}
