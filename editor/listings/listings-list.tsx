import { formatDollars } from '#domain/language/format-number.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { moment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageButtons } from '../ui/page-buttons.tsx';
import type { Loaded } from '../ui/use-loaded.ts';
import { STATUSES } from './listing-names.ts';
import { ListingThumbnail } from './listing-thumbnail.tsx';
import type { OpenListing } from './listings-dialog.tsx';
import type { ListingFilter, ListingPage, ListingRow, ListingStatus } from './listings-store.ts';

type Props = {
  listings: Loaded<ListingPage>;
  filter: ListingFilter;
  openId: string | null;
  onFilter: (filter: ListingFilter) => void;
  onOpen: (next: OpenListing) => void;
  onRetry: () => void;
};

/** The filters, the rows, and what adds one. */
export function ListingsList({ listings, filter, openId, onFilter, onOpen, onRetry }: Props) {
  const found = typeof listings === 'object' ? listings : null;
  const rejection = found?.refusal ?? null;

  return (
    <>
      <div className="panes__tools">
        <button
          type="button"
          className="editor-button is-primary"
          data-new=""
          disabled={rejection !== null}
          onClick={() => onOpen('new')}
        >
          <Icon name="plus" />
          {editorMessage('listings.add')}
        </button>
        {rejection && <p className="editor-help">{rejection}</p>}
        <input
          className="editor-input"
          type="search"
          aria-label={editorMessage('listings.search')}
          placeholder={editorMessage('listings.search')}
          value={filter.text ?? ''}
          onChange={({ target }) => onFilter({ ...filter, text: target.value, page: 1 })}
        />
        <select
          className="editor-input"
          aria-label={editorMessage('listings.status')}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, status: (target.value || null) as ListingStatus | null, page: 1 })
          }
        >
          <option value="">{editorMessage('listings.status.all')}</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {editorMessage(`listings.status.${status}`)}
            </option>
          ))}
        </select>
      </div>
      {listings === 'loading' && <p role="status">{editorMessage('listings.loading')}</p>}
      {listings === 'failed' && <LoadFailure message={editorMessage('listings.failed')} onRetry={onRetry} />}
      {found && (
        <>
          {found.total === 0 && (
            <div className="panes__none">
              <p>
                {editorMessage(filter.text || filter.status ? 'listings.none.filtered' : 'listings.none')}
              </p>
              {!filter.text && !filter.status && (
                <p className="editor-help">{editorMessage('listings.none.help')}</p>
              )}
            </div>
          )}
          <ul className="editor-rows">
            {found.listings.map((listing) => (
              <Row
                key={listing.id}
                listing={listing}
                isOpen={listing.id === openId}
                onOpen={() => onOpen({ id: listing.id })}
              />
            ))}
          </ul>
          {found.pageCount > 1 && (
            <PageButtons
              className="listings__pages"
              label={editorMessage('listings.pages')}
              page={found.page}
              pageCount={found.pageCount}
              place={editorMessage('people.page', { page: found.page, pages: found.pageCount })}
              previous={editorMessage('people.previous')}
              next={editorMessage('people.next')}
              onPage={(page) => onFilter({ ...filter, page })}
            />
          )}
        </>
      )}
    </>
  );
}

function Row({ listing, isOpen, onOpen }: { listing: ListingRow; isOpen: boolean; onOpen: () => void }) {
  const { id, status, price, address, city, photos, savedAt } = listing;

  return (
    <li>
      <button
        type="button"
        className="editor-row listings__row"
        data-listing={id}
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <ListingThumbnail photos={photos} />
        <span className="listings__name">{address || editorMessage('listings.noAddress')}</span>
        <span className={`listings__status is-${status.toLowerCase()}`}>
          {editorMessage(`listings.status.${status}`)}
        </span>
        <span className="editor-row__facts">
          {[price !== null && formatDollars(price), city].filter(Boolean).join(' · ')}
        </span>
        <time className="editor-row__facts listings__time" dateTime={savedAt}>
          {moment(savedAt)}
        </time>
      </button>
    </li>
  );
}
