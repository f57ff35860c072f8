import { inputOptions } from '#domain/search/input-options.ts';
import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { useLiveCount } from '#web/src/search/filters/use-live-count.ts';
import { homes } from '#web/src/search/homes-count.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../messages.ts';

/** The number of listings a preconfigured search finds, and the parts of its URL that are ignored. */
export function PreparedCount({ url, setup }: { url: string; setup: SearchSetup }) {
  const { space } = useSite();
  const { input, unread } = readPath(url, inputOptions(space, setup));
  const count = useLiveCount(input);

  return (
    <p role="status" className={`editor-help${unread ? ' editor-error' : ''}`}>
      {unread && editorMessage('searchSetup.count.unread', { text: unread })}
      {!unread && count !== null && editorMessage('searchSetup.count', { homes: homes(count) })}
    </p>
  );
}

function readPath(
  url: string,
  options: ReturnType<typeof inputOptions>,
): { input: SearchInput | null; unread: string | null } {
  const parsed = URL.parse(url, 'http://localhost');
  if (!parsed || !/^\/search(\/|$)/.test(parsed.pathname)) return { input: null, unread: null };
  const state = parseSearchUrl(parsed.pathname, parsed.searchParams);
  const unread = state.problems?.map(({ text }) => text).join(', ') ?? null;
  if (state.preconfigured || state.savedSearch) return { input: null, unread };

  return { input: toSearchInput(state, options).search, unread };
}
