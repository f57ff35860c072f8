import { isObjectOrArray } from '../json/is-object.ts';
import type { PartDeclaration, Parts } from '../parts/declaration.ts';
import { missingParts } from '../parts/missing-parts.ts';
import {
  DEFAULT_META_DESCRIPTION,
  DEFAULT_META_TITLE,
  HERO_ID,
  HOME_PAGE_ID,
  type Page,
  type Strap,
} from './page.ts';
import { examplePicturesIn, placeholdersIn } from './placeholders.ts';
import { isReservedSlug } from './slug.ts';
import { isHidden } from './without-hidden.ts';

/** Where a finding is: a strap of the page, or a document that all pages share. */
export type FindingPlace = { strapId: string } | { panel: 'header' | 'footer' | 'theme' };

/** Something to mend before visitors see it. `detail` quotes it: a text, a URL, a ratio, the name of a line. */
export type PageFinding = {
  kind:
    | 'metaTitle'
    | 'metaDescription'
    | 'notShown'
    | 'missing'
    | 'placeholder'
    | 'examplePicture'
    | 'altText'
    | 'contrast'
    | 'brokenLink'
    | 'draftLink'
    | 'brokerage'
    | 'requiredLine';
  /** `page`: its details for search engines. */
  place: FindingPlace | 'page';
  detail: string;
};

/** The pages of the site that links can lead to; `published` ones are visible to visitors. */
export type LinkablePages = readonly { slug: string; published: boolean }[];

type Checked = {
  page: Page;
  header: unknown;
  footer: unknown;
  pages: LinkablePages;
  /** Slugs of the legal pages of the site. */
  reserved?: readonly string[];
  /** The declared parts of a template; empty for an unknown one. */
  partsOf?: (name: string) => Parts;
  /** Sample texts beside the placeholders that the product knows, and URLs of example pictures. */
  samples?: ReadonlySet<string>;
};

/** Missing details of the page, what straps lack, placeholders, pictures without a description and links that lead nowhere, in the order of the page. */
export function pageFindings({
  page,
  header,
  footer,
  pages,
  reserved = [],
  partsOf = () => ({}),
  samples,
}: Checked): PageFinding[] {
  const published = new Map(pages.map(({ slug, published }) => [slug, published]));
  const linksIn = (value: unknown, place: FindingPlace) =>
    linkFindings(value, place, { published, reserved });

  return [
    ...ownFindings(page),
    ...linksIn(header, { panel: 'header' }),
    ...visibleStraps(page).flatMap((strap): PageFinding[] => {
      const place = { strapId: strap.id };

      return [
        ...lacking(strap, partsOf(strap.name)).map((one) => ({ ...one, place })),
        ...placeholdersIn(strap, samples).map((detail) => ({ kind: 'placeholder' as const, place, detail })),
        ...examplePicturesIn(strap, samples).map((detail) => ({
          kind: 'examplePicture' as const,
          place,
          detail,
        })),
        ...undescribed(strap.state).map((detail) => ({ kind: 'altText' as const, place, detail })),
        ...linksIn(strap.state, place),
      ];
    }),
    ...linksIn(footer, { panel: 'footer' }),
  ];
}

/** The title and description that a new page has, or none. */
function ownFindings({ metaInfo }: Page): PageFinding[] {
  const title = metaInfo.title.trim();
  const description = metaInfo.description.trim();

  return [
    ...(['', DEFAULT_META_TITLE].includes(title)
      ? [{ kind: 'metaTitle' as const, place: 'page' as const, detail: title }]
      : []),
    ...(['', DEFAULT_META_DESCRIPTION].includes(description)
      ? [{ kind: 'metaDescription' as const, place: 'page' as const, detail: description }]
      : []),
  ];
}

function visibleStraps({ hero, straps }: Page): Strap[] {
  return [...(hero ? [{ ...hero, id: HERO_ID }] : []), ...straps].filter((strap) => !isHidden(strap));
}

/** The empty parts that a strap is not shown without, and those that it is less without. */
function lacking({ state }: Strap, parts: Parts): Pick<PageFinding, 'kind' | 'detail'>[] {
  const labelled = (need: 'must' | 'should') =>
    missingParts(parts, state, need).map((name) => (parts[name] as PartDeclaration).label ?? name);
  const must = labelled('must');

  return [
    ...(must.length > 0 ? [{ kind: 'notShown' as const, detail: must.join(', ') }] : []),
    ...labelled('should').map((detail) => ({ kind: 'missing' as const, detail })),
  ];
}

/** URLs of pictures that nobody described. */
function undescribed(value: unknown): string[] {
  if (!isObjectOrArray(value)) return [];
  if (typeof value.imageUrl === 'string' && value.imageUrl !== '')
    return typeof value.altText === 'string' && value.altText.trim() !== '' ? [] : [value.imageUrl];

  return Object.values(value).flatMap(undescribed);
}

function linkFindings(
  value: unknown,
  place: FindingPlace,
  { published, reserved }: { published: ReadonlyMap<string, boolean>; reserved: readonly string[] },
): PageFinding[] {
  return [...new Set(hrefsIn(value))].flatMap((href): PageFinding[] => {
    const slug = slugOf(href);
    if (slug === null || isReservedSlug(slug, reserved) || published.get(slug) === true) return [];

    return [{ kind: published.has(slug) ? 'draftLink' : 'brokenLink', place, detail: href }];
  });
}

function hrefsIn(value: unknown): string[] {
  if (!isObjectOrArray(value)) return typeof value === 'string' ? hrefsOfMarkup(value) : [];

  return Object.entries(value).flatMap(([name, member]) =>
    name === 'href' && typeof member === 'string' ? [member] : hrefsIn(member),
  );
}

function hrefsOfMarkup(text: string): string[] {
  return [...text.matchAll(/<a\s[^>]*\bhref="([^"]*)"/gi)].map(([, href = '']) => href);
}

/** The slug of a stored page that a URL names; null if it leads elsewhere. */
function slugOf(href: string): string | null {
  const [, slug] = /^\/([^/?#]*)\/?(?:[?#].*)?$/.exec(href) ?? [];
  if (slug === undefined || slug.includes('.') || slug.startsWith('_')) return null;

  return slug || HOME_PAGE_ID;
}
