import { useEffect, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { useSite } from '#web/src/site/site-context.tsx';
import { sentenceOfError } from '../api-error.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ListingForm } from './listing-form.tsx';
import {
  deleteListing,
  factsOf,
  type ListingFacts,
  loadListing,
  NEW_LISTING,
  saveListing,
  type StoredListing,
  type TeamName,
} from './listings-store.ts';

type Props = {
  /** Null for a new one. */
  id: string | null;
  team: readonly TeamName[];
  onChanged: (isChanged: boolean) => void;
  onBack: () => void;
  onSaved: (id: string, message: string) => void;
  onDeleted: (message: string) => void;
};
type Loaded =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; stored: StoredListing | null };
export type ListingProblem = { message: string; field: string | null } | null;

/** One listing: its form, and what may be done with it. */
export function ListingPanel({ id, team, onChanged, onBack, onSaved, onDeleted }: Props) {
  const { space } = useSite();
  const [loaded, setLoaded] = useState<Loaded>(
    id === null ? { status: 'loaded', stored: null } : { status: 'loading' },
  );
  const [facts, setFacts] = useState<ListingFacts>(() => newListing(space.areaName));
  const [problem, setProblem] = useState<ListingProblem>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  /** A new key draws the form anew, with what is stored. */
  const [generation, setGeneration] = useState(0);

  const take = (stored: StoredListing) => {
    setLoaded({ status: 'loaded', stored });
    setFacts(factsOf(stored));
    setProblem(null);
    setConflict(null);
    setGeneration((count) => count + 1);
    onChanged(false);
  };
  const load = (signal?: AbortSignal) => {
    if (id === null) return;
    loadListing(id, signal).then(
      (stored) => (stored ? take(stored) : setLoaded({ status: 'failed' })),
      () => signal?.aborted || setLoaded({ status: 'failed' }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each listing, which has its own key
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);

    return () => abort.abort();
  }, [id]);

  if (loaded.status === 'loading') return <p role="status">{editorMessage('listings.loading')}</p>;
  if (loaded.status === 'failed')
    return <LoadFailure message={editorMessage('listings.one.failed')} onRetry={() => load()} />;
  const { stored } = loaded;
  const change = (made: Partial<ListingFacts>) => {
    const next = { ...facts, ...made };
    setFacts(next);
    setProblem(null);
    onChanged(!isEqual(next, stored ? factsOf(stored) : newListing(space.areaName)));
  };
  const save = async (made: Partial<ListingFacts> = {}) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const saved = await saveListing(stored, { ...facts, ...made });
      if ('listing' in saved) {
        take(saved.listing);
        onSaved(saved.listing.id, editorMessage(`listings.saved.${saved.listing.status}`));
      } else if ('conflict' in saved) setConflict(saved.conflict);
      else setProblem({ message: saved.problem, field: saved.field });
    } catch (error) {
      setProblem({ message: sentenceOfError(error), field: null });
    }
    setIsBusy(false);
  };
  const remove = async () => {
    setIsDeleting(false);
    if (!stored) return;
    setIsBusy(true);
    try {
      await deleteListing(stored);
      onDeleted(editorMessage('listings.deleted'));
    } catch (error) {
      setProblem({ message: sentenceOfError(error), field: null });
      setIsBusy(false);
    }
  };

  return (
    <>
      <div className="panes__head">
        <button type="button" className="editor-button panes__back" onClick={onBack}>
          <Icon name="arrow-left" />
          {editorMessage('listings.back')}
        </button>
        <h3>
          {stored ? stored.address || editorMessage('listings.noAddress') : editorMessage('listings.new')}
        </h3>
        {stored?.path && (
          <a className="editor-button" href={stored.path} target="_blank" rel="noopener">
            <Icon name="external-link" />
            {editorMessage('listings.view')}
          </a>
        )}
      </div>
      {stored && (
        <p className="editor-help">
          {editorMessage('listings.lastSaved', {
            when: fullMoment(stored.savedAt),
            name: stored.savedBy ?? editorMessage('listings.somebody'),
          })}
        </p>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ListingForm key={generation} facts={facts} team={team} problem={problem} onChange={change} />
        <div className="panes__foot">
          {problem && (
            <p role="alert" className="editor-error">
              {problem.message}
            </p>
          )}
          {conflict && (
            <div role="alert" className="editor-error">
              <p>{editorMessage('listings.conflict', { name: conflict })}</p>
              <button type="button" className="editor-button" onClick={() => load()}>
                {editorMessage('listings.reload')}
              </button>
            </div>
          )}
          <div className="panes__buttons">
            <button type="submit" className="editor-button is-primary" aria-disabled={isBusy}>
              {editorMessage(facts.status === 'DRAFT' ? 'listings.saveDraft' : 'listings.save')}
            </button>
            {(facts.status === 'DRAFT' ||
              (facts.status === 'WITHDRAWN' && stored?.status === 'WITHDRAWN')) && (
              <button
                type="button"
                className="editor-button"
                aria-disabled={isBusy}
                onClick={() => void save({ status: 'ACTIVE' })}
              >
                {editorMessage('listings.publish')}
              </button>
            )}
            {stored && (stored.status === 'ACTIVE' || stored.status === 'PENDING') && (
              <button
                type="button"
                className="editor-button"
                aria-disabled={isBusy}
                onClick={() => void save({ status: 'WITHDRAWN' })}
              >
                {editorMessage('listings.withdraw')}
              </button>
            )}
            {stored && (
              <button type="button" className="editor-button is-danger" onClick={() => setIsDeleting(true)}>
                {editorMessage('dialog.delete')}
              </button>
            )}
          </div>
        </div>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={editorMessage('listings.delete')}
          question={editorMessage('listings.delete.question')}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void remove()}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

/** With the city of the site, as `Halifax, NS` names it. */
function newListing(areaName: string): ListingFacts {
  const [city = '', province = ''] = areaName.split(',').map((part) => part.trim());

  return { ...NEW_LISTING, city, province };
}
