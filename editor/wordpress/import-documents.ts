import { formerPath } from '#domain/page/former-path.ts';
import { newPage } from '#domain/page/new-page.ts';
import type { Page } from '#domain/page/page.ts';
import { isReservedSlug, slugify } from '#domain/page/slug.ts';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { EditorPagesDocument } from '../pages/editor-pages.generated.ts';
import { pathOf } from '../pages/path-of.ts';
import { EditorSavePageDocument } from '../saving/save-page.generated.ts';
import { readSiteObject } from '../site/website/site-objects.ts';
import {
  type Converted,
  eachLink,
  eachPicture,
  freeSlug,
  type WordPressDocument,
} from './convert-document.ts';
import {
  EditorImportPictureDocument,
  EditorWordPressDocumentsDocument,
  type EditorWordPressDocumentsQueryVariables,
} from './wordpress.generated.ts';

/** Pages of one import; more are imported in several. */
export const DOCUMENTS_MAX = 500;
/** Pictures of one import. */
const PICTURES_MAX = 1000;

export type Imported = { id: string; name: string; slug: string | null; notes: readonly string[] };

type Read = { documents: WordPressDocument[]; left: number };
type Kind = EditorWordPressDocumentsQueryVariables['kind'];

/** Every published page or post of a WordPress site; those with a password are left out and counted. */
export async function fetchDocuments(url: string, kind: Kind): Promise<Read | { problem: string }> {
  const documents: WordPressDocument[] = [];
  let left = 0;

  for (let batch = 1; documents.length < DOCUMENTS_MAX; batch += 1) {
    const { wordPressDocuments: read } = await request(EditorWordPressDocumentsDocument, {
      url,
      kind,
      batch,
    });
    if ('message' in read) return { problem: read.message };
    for (const { protected: isProtected, picture, ...document } of read.documents) {
      if (isProtected) left += 1;
      else documents.push({ ...document, picture: picture ?? null });
    }
    if (read.documents.length === 0 || documents.length + left >= read.total) break;
  }

  return { documents: documents.slice(0, DOCUMENTS_MAX), left };
}

export type Chosen = Converted & { id: string };

/**
 * The slug that each document gets here. Of two with the same name under different pages the second is named after its
 * path.
 */
export async function planSlugs(chosen: readonly Chosen[]): Promise<{ id: string; slug: string }[]> {
  const { pages } = await request(EditorPagesDocument, {});
  const taken = new Set(pages.map(({ slug }) => slug));
  const isTaken = (slug: string) => taken.has(slug) || isReservedSlug(slug);

  return chosen.map(({ id, slug: own, formerPath: path }) => {
    const deep = path?.includes('/') ? slugify(path) : '';
    const slug = deep && isTaken(own) && !isTaken(deep) ? deep : freeSlug(own, isTaken);
    taken.add(slug);

    return { id, slug };
  });
}

/**
 * Stores converted documents one after another as hidden pages, with their pictures among the site's files. A picture
 * that cannot be brought along is left out and noted; links among them lead to where they are here, and their old paths
 * redirect there. `doneBefore` are those of an interrupted import. Rejects when a call fails; pages stored before stay.
 */
export async function importDocuments(
  chosen: readonly Chosen[],
  {
    plan,
    doneBefore,
    onDone,
  }: {
    plan: readonly { id: string; slug: string }[];
    doneBefore: ReadonlySet<string>;
    onDone: (imported: Imported) => void;
  },
): Promise<void> {
  const stored = new Map<string, string | null>();
  const { pages } = await request(EditorPagesDocument, {});
  const here = new Set(pages.map(({ slug }) => slug));
  const slugs = new Map(plan.map(({ id, slug }) => [id, slug]));
  const moved = new Map(chosen.flatMap(({ id, formerPath: path }) => (path ? [[path, slugs.get(id)]] : [])));

  for (const { id, name, slug: own, formerPath: former, straps, pictures, notes } of chosen) {
    if (doneBefore.has(id)) continue;
    const slug = slugs.get(id) ?? own;
    // Its slug was free when the import began: it was stored, and the response was lost.
    if (here.has(slug)) {
      onDone({ id, name, slug, notes });
      continue;
    }
    const problems = [...notes];
    for (const url of pictures) {
      if (stored.has(url)) continue;
      const result =
        stored.size < PICTURES_MAX
          ? await importPicture(url)
          : { problem: editorMessage('wordpress.tooMany') };
      stored.set(url, 'url' in result ? result.url : null);
      if ('problem' in result)
        problems.push(editorMessage('wordpress.note.picture', { url, reason: result.problem }));
    }
    const linked = eachLink(straps, (path) => {
      const target = moved.get(formerPath(path) ?? '');
      if (!target && !here.has(path.slice(1))) problems.push(editorMessage('wordpress.note.link', { path }));
      return target ? pathOf(target) : null;
    });
    if (slug !== own) problems.push(editorMessage('wordpress.note.slug', { path: `/${own}` }));
    const withFiles = withoutMissing(eachPicture(linked, (url) => stored.get(url) ?? null));
    const imageUrl = pictures.map((url) => stored.get(url)).find(Boolean) ?? '';
    const draft = {
      ...newPage({ slug, name, order: pages.length + chosen.length, hero: null }),
      metaInfo: { title: name, imageUrl },
      // Running text of a page is read from the left.
      straps: withFiles.map((strap, index) => ({
        ...strap,
        config: index > 0 && strap.name.startsWith('strap-text') ? { style: { textAlign: 'left' } } : {},
      })),
    };

    const read = await readSiteObject('page', JSON.stringify(draft));
    if ('problems' in read) {
      onDone({ id, name, slug: null, notes: read.problems });
      continue;
    }
    const input = { page: read.object.value as Page, published: false, formerPath: former };
    const { savePage } = await request(EditorSavePageDocument, { input });
    if ('page' in savePage) {
      onDone({ id, name, slug, notes: [...new Set(problems)] });
    } else {
      const reason = 'message' in savePage ? savePage.message : editorMessage('migration.conflict');
      onDone({ id, name, slug: null, notes: [reason] });
    }
  }
}

async function importPicture(url: string): Promise<{ url: string } | { problem: string }> {
  const { importPicture: result } = await request(EditorImportPictureDocument, { url });

  return 'file' in result ? { url: result.file.url } : { problem: result.message };
}

/** A strap of nothing but a missing picture is removed; a gallery retains its other pictures. */
function withoutMissing(straps: Converted['straps']): Converted['straps'] {
  const isThere = (image: unknown) =>
    typeof image === 'object' && image !== null && 'imageUrl' in image && Boolean(image.imageUrl);

  return straps.flatMap((strap) => {
    if (strap.name === 'strap-image' && !isThere(strap.state.image)) return [];
    if (strap.name !== 'strap-gallery' || !Array.isArray(strap.state.images)) return [strap];
    const images = strap.state.images.filter(isThere);
    return images.length === 0 ? [] : [{ ...strap, state: { ...strap.state, images } }];
  });
}
