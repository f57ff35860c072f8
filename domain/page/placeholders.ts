import { withoutFocus } from '../files/image-focus.ts';
import { decodePercent } from '../search/url-escape.ts';
import { HERO_ID, type Page, type Strap } from './page.ts';
import { isHidden } from './without-hidden.ts';

/** Texts of a new strap that are to be replaced: nothing a visitor should read. */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'Heading',
  'Text',
  'A quote.',
  'Name',
  'They found us the perfect home.',
  'A happy client',
  'Tell visitors about yourself.',
  'A question?',
  'Its answer.',
  'A review.',
  'A step',
  'What happens.',
  'A moment',
  'What happened.',
  'What it counts',
]);

export type PlaceholderStrap = {
  strap: Strap;
  texts: string[];
  /** Descriptions of example pictures. */
  pictures: string[];
};

/** The straps visitors would see with placeholders or example pictures, but for those that the live page has already. */
export function newPlaceholders(
  page: Page,
  live: Page | null,
  samples?: ReadonlySet<string>,
): PlaceholderStrap[] {
  const before = new Map(live && strapsOf(live).map((strap) => [strap.id, strap]));

  return strapsOf(page)
    .filter((strap) => !isHidden(strap))
    .map((strap) => {
      const known = before.get(strap.id);
      const knownTexts = known ? placeholdersIn(known, samples) : [];
      const knownPictures = new Set(known && picturesIn(known.state).map(urlOf));
      const isNew = (picture: Picture) => !knownPictures.has(urlOf(picture));

      return {
        strap,
        texts: placeholdersIn(strap, samples).filter((text) => !knownTexts.includes(text)),
        pictures: described(examplesIn(strap, samples).filter(isNew)),
      };
    })
    .filter(({ texts, pictures }) => texts.length + pictures.length > 0);
}

/** Each placeholder of a strap once, in its order; `samples` are further texts to be replaced, and URLs of example pictures. */
export function placeholdersIn(
  { state }: Pick<Strap, 'state'>,
  samples: ReadonlySet<string> = new Set(),
): string[] {
  return textsIn(state).filter((text) => PLACEHOLDERS.has(text) || samples.has(text));
}

/** The description of each example picture of a strap once, alone or in a list, or its URL. */
export function examplePicturesIn(strap: Pick<Strap, 'state'>, samples?: ReadonlySet<string>): string[] {
  return described(examplesIn(strap, samples));
}

type Picture = { imageUrl: string; altText?: string };

function examplesIn({ state }: Pick<Strap, 'state'>, samples: ReadonlySet<string> = new Set()): Picture[] {
  return picturesIn(state).filter((picture) => samples.has(urlOf(picture)));
}

const urlOf = ({ imageUrl }: Picture) => withoutFocus(imageUrl);

function described(pictures: Picture[]): string[] {
  return [...new Set(pictures.map(({ imageUrl, altText }) => altText || imageUrl))];
}

export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('imageUrl' in value && typeof value.imageUrl === 'string') return [value as Picture];

  return Object.values(value).flatMap(picturesIn);
}

/** Each text of a state once, without markup: headings, prose and names. */
export function textsIn(state: unknown): string[] {
  return [...new Set(markupIn(state).map(textOf))].filter((text) => text !== '');
}

function strapsOf({ hero, straps }: Page): Strap[] {
  return hero ? [{ ...hero, id: HERO_ID }, ...straps] : straps;
}

function markupIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([name, member]) =>
    typeof member !== 'string' ? markupIn(member) : name === 'html' || isNameIn(name, member) ? [member] : [],
  );
}

/** Names of people and papers are plain texts. Those of icons have no space. */
function isNameIn(member: string, text: string): boolean {
  return (member === 'name' || member === 'author') && text.includes(' ');
}

/** Markup of an agent's own is stored percent-encoded. */
function textOf(stored: string): string {
  const markup = stored.startsWith('%') ? decodePercent(stored) : stored;

  return markup
    .replace(/<\/(?:h\d|p|li|div)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
