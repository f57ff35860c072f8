import { z } from 'zod';
import { parseColor } from '../theme/color.ts';
import { isSafeUrl } from './safe-url.ts';

/** Field types of stored documents. */

export const TEXT_MAX = 2000;
export const URL_MAX = 2000;
export const CODE_MAX = 100_000;

export const text = (max = TEXT_MAX) => z.string().max(max);

/** Custom scripts, styles and HTML of agents. */
export const code = text(CODE_MAX);

/** A URL that a page may link to or load from; may be empty. */
export const url = text(URL_MAX).refine(isSafeUrl, 'This is not an address a page can use');

/** A valid colour; may be empty. */
export const color = text(100).refine(
  (value) => value === '' || parseColor(value) !== null,
  'This is not a colour',
);

/** The key of a template, for example `strap-text`. */
export const templateKey = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'This is not the key of a template');

/** Free JSON; the template defines the keys. */
export const freeJson = z.record(z.string(), z.unknown());

export const number = (min: number, max: number) => z.number().min(min).max(max);
