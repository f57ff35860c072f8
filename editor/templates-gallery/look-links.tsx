import { useCallback } from 'react';
import { pathInLook } from '#domain/site/look-path.ts';
import { request } from '../api/api.ts';
import { editorMessage } from '../messages.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { EditorAnyHomeDocument } from './templates.generated.ts';

/** The site in a look that is not live, each kind of its pages in a new tab. */
export function LookLinks({ look }: { look: string }) {
  const home = useAnyHome();
  const pages = [
    { label: editorMessage('look.pages'), path: '/' },
    { label: editorMessage('look.search'), path: '/search' },
    ...(home ? [{ label: editorMessage('look.home'), path: home }] : []),
  ];

  return (
    <ul className="look-links" aria-label={editorMessage('look.label')}>
      {pages.map(({ label, path }) => (
        <li key={path}>
          <a href={pathInLook(path, look)} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Path of a home that the site shows; null while loading, and without one. */
function useAnyHome(): string | null {
  const load = useCallback((signal?: AbortSignal) => request(EditorAnyHomeDocument, {}, signal), []);
  const { loaded } = useLoaded(load);

  return typeof loaded === 'object' ? (loaded.search.listings[0]?.path ?? null) : null;
}
