import type { StrapContext } from '../kit/define-strap.ts';
import type { AgentSearchStrapQueryVariables } from './data.generated.ts';
import type { AgentSearchState } from './parts.ts';

const AGENTS_ROOT = '/agents/';
const TEXT_MAX = 100;
const PER_PAGE_MAX = 100;

/** The search text: the form's, else that of the path below /agents/. */
export function searchText(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const below = pathname.startsWith(AGENTS_ROOT) ? pathname.slice(AGENTS_ROOT.length) : '';
  const text = searchParams.get('q') ?? decoded(below).replace(/[-/]+/g, ' ');

  return text.trim().slice(0, TEXT_MAX);
}

export function searchVariables(
  { perPage }: AgentSearchState,
  { url }: Pick<StrapContext, 'url'>,
): AgentSearchStrapQueryVariables {
  const page = new URL(url, 'http://localhost').searchParams.get('page') ?? '';

  return {
    search: searchText(url) || null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    size: Math.min(PER_PAGE_MAX, Math.max(1, Math.floor(perPage) || 1)),
  };
}

/** URL of a page of the same search. */
export function pagePath(pathname: string, text: string, page: number): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) });

  return [pathname, query.toString()].filter(Boolean).join('?');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
