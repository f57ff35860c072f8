import { useEffect, useState } from 'react';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import { EditorFileUsesDocument, type EditorFileUsesQuery } from './files.generated.ts';

type Use = EditorFileUsesQuery['fileUses'][number];

/** Where a file is used; `heading` is above the places. */
export function FileUses({ id, heading }: { id: string; heading: string }) {
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    request(EditorFileUsesDocument, { id }, abort.signal).then(
      ({ fileUses }) => setUses(fileUses),
      (error: unknown) => abort.signal.aborted || setProblem(sentenceOfError(error)),
    );

    return () => abort.abort();
  }, [id]);

  if (problem)
    return (
      <p role="alert" className="editor-error">
        {problem}
      </p>
    );
  if (!uses) return <p role="status">{editorMessage('field.options.loading')}</p>;
  if (uses.length === 0) return <p>{editorMessage('files.unused')}</p>;

  return (
    <>
      <p>{heading}</p>
      <ul>
        {uses.map((use) => (
          <li key={`${use.place} ${use.slug}`}>{placeOf(use)}</li>
        ))}
      </ul>
    </>
  );
}

function placeOf({ place, slug }: Use): string {
  const path = slug === null ? '' : pathOf(slug);

  switch (place) {
    case 'page':
      return editorMessage('files.use.page', { path });
    case 'draft':
      return slug === null
        ? editorMessage('files.use.siteDraft')
        : editorMessage('files.use.draft', { path });
    case 'post':
      return editorMessage('files.use.post', { path: slug ?? '' });
    case 'listing':
      return editorMessage('files.use.listing', { name: slug ?? '' });
    case 'agent':
      return editorMessage('files.use.agent', { name: slug ?? '' });
    case 'header':
      return editorMessage('files.use.header');
    case 'footer':
      return editorMessage('files.use.footer');
    default:
      return editorMessage('files.use.website');
  }
}
