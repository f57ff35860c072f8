import { formatNumber } from '#domain/language/format-number.ts';
import { pagerNumbers } from '#domain/search/paging.ts';
import { message } from '../messages.ts';
import { Icon } from './icon.tsx';
import { Link } from './routing.tsx';

import './pagination.css';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
};

/** Links to result pages; rendered only for more than one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;

  return (
    <nav className="pagination" aria-label={message('search.pages.label')}>
      <PageLink href={page > 1 ? hrefOf(page - 1) : null} rel="prev" label={message('search.pages.previous')}>
        <Icon name="chevron-left" />
      </PageLink>
      <ol className="pagination__pages">
        {pagerNumbers(page, pageCount).map((step, index) =>
          step === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its position.
            <li key={`gap-${index}`} className="pagination__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <Link
                className="pagination__link"
                to={hrefOf(step)}
                aria-label={message('search.pages.page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
              >
                {formatNumber(step)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <PageLink
        href={page < pageCount ? hrefOf(page + 1) : null}
        rel="next"
        label={message('search.pages.next')}
      >
        <Icon name="chevron-right" />
      </PageLink>
    </nav>
  );
}

function PageLink(props: { href: string | null; rel: string; label: string; children: React.ReactNode }) {
  if (!props.href) return <span className="pagination__link is-off">{props.children}</span>;
  return (
    <Link className="pagination__link" to={props.href} rel={props.rel} aria-label={props.label}>
      {props.children}
    </Link>
  );
}
