import { useEffect, useState } from 'react';
import { formatDollars } from '#domain/language/format-number.ts';
import { messageOfError } from '../api/api-error.ts';
import { ListingThumbnail } from '../listings/listing-thumbnail.tsx';
import {
  deleteListing,
  type ListingPage,
  type ListingRow,
  loadListing,
  loadListings,
} from '../listings/listings-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { setupMessage } from './messages.ts';

type Props = {
  /** Grows with every change of the listings from elsewhere. */
  changes: number;
  onEdit: (id: string) => void;
  onRemoved: () => void;
};

/** The homes that are on the site, the latest first, to be edited and removed. */
export function EnteredListings({ changes, onEdit, onRemoved }: Props) {
  const [page, setPage] = useState<ListingPage | null>(null);
  const [removing, setRemoving] = useState<ListingRow | null>(null);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are loaded again after each change
  useEffect(() => {
    const abort = new AbortController();
    loadListings({ page: 1 }, abort.signal).then(setPage, (error) => {
      if (!abort.signal.aborted) setProblem(messageOfError(error));
    });

    return () => abort.abort();
  }, [changes]);

  const remove = async (row: ListingRow) => {
    setRemoving(null);
    setProblem('');
    try {
      const stored = await loadListing(row.id);
      if (stored) await deleteListing(stored);
      setStatus(setupMessage('entered.removed', { name: nameOf(row) }));
      onRemoved();
    } catch (error) {
      setProblem(messageOfError(error));
    }
  };

  return (
    <>
      {page && page.total > 0 && (
        <ul className="setup__homes" aria-label={setupMessage('entered.list')}>
          {page.listings.map((row) => (
            <Home key={row.id} row={row} onEdit={() => onEdit(row.id)} onRemove={() => setRemoving(row)} />
          ))}
        </ul>
      )}
      {page && page.total > page.listings.length && (
        <p className="editor-help">
          {setupMessage('entered.more', { count: page.total - page.listings.length })}
        </p>
      )}
      <p role="status">{status}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
      {removing && (
        <ConfirmDialog
          title={setupMessage('entered.remove')}
          question={setupMessage('entered.remove.question', { name: nameOf(removing) })}
          confirm={setupMessage('entered.remove')}
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function Home({ row, onEdit, onRemove }: { row: ListingRow; onEdit: () => void; onRemove: () => void }) {
  const { status, price, city, photos } = row;
  const name = nameOf(row);
  const facts = [
    price === null ? setupMessage('entered.noPrice') : formatDollars(price),
    city,
    status === 'DRAFT' && setupMessage('entered.draft'),
  ];

  return (
    <li>
      <ListingThumbnail photos={photos} />
      <span className="setup__home-facts">
        <strong>{name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <button
        type="button"
        className="editor-button"
        aria-label={setupMessage('entered.edit.one', { name })}
        onClick={onEdit}
      >
        {setupMessage('entered.edit')}
      </button>
      <button
        type="button"
        className="editor-button"
        aria-label={setupMessage('entered.remove.one', { name })}
        onClick={onRemove}
      >
        {setupMessage('entered.remove')}
      </button>
    </li>
  );
}

const nameOf = ({ address }: Pick<ListingRow, 'address'>) => address || setupMessage('entered.noAddress');
