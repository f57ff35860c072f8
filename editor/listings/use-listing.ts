import { useEffect, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { missingFacts } from '#domain/listing/own-listing-needs.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import {
  deleteListing,
  factsOf,
  type ListingFacts,
  loadListing,
  NEW_LISTING,
  type StoredListing,
  saveListing,
} from './listings-store.ts';

export type ListingInput = {
  /** Null for a new one. */
  id: string | null;
  /** The one agent of the site, whose a new listing is when nobody else is chosen; null with several. */
  soleAgentId: string | null;
  onChanged: (isChanged: boolean) => void;
  onSaved: (id: string, message: string) => void;
  onDeleted: (message: string) => void;
};
/** A sentence about the whole, and one for each fact that is wrong. */
export type ListingProblem = {
  message: string;
  facts: readonly { field: string; message: string }[];
} | null;

/** One listing: what is stored (null for a new one), its facts as they are typed, and storing or deleting it. */
export function useListing({ id, soleAgentId, onChanged, onSaved, onDeleted }: ListingInput) {
  const { space } = useSite();
  const [status, setStatus] = useState<'loading' | 'failed' | 'loaded'>(id === null ? 'loaded' : 'loading');
  const [stored, setStored] = useState<StoredListing | null>(null);
  const [facts, setFacts] = useState<ListingFacts>(() => newListing(space.areaName));
  const [problem, setProblem] = useState<ListingProblem>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [generation, setGeneration] = useState(0);

  const take = (listing: StoredListing) => {
    setStatus('loaded');
    setStored(listing);
    setFacts(factsOf(listing));
    setProblem(null);
    setConflict(null);
    setGeneration((count) => count + 1);
    onChanged(false);
  };
  const load = (signal?: AbortSignal) => {
    if (id === null) return;
    loadListing(id, signal).then(
      (listing) => (listing ? take(listing) : setStatus('failed')),
      () => signal?.aborted || setStatus('failed'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each listing, which has its own key
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal);

    return () => abort.abort();
  }, [id]);

  return {
    status,
    stored,
    facts,
    problem,
    /** Who saved it meanwhile. */
    conflict,
    isBusy,
    /** A new key remounts the form with the stored values. */
    generation,
    reload: () => load(),

    change(made: Partial<ListingFacts>): void {
      const next = { ...facts, ...made };
      setFacts(next);
      setProblem(null);
      onChanged(!isEqual(next, stored ? factsOf(stored) : newListing(space.areaName)));
    },

    async save(made: Partial<ListingFacts> = {}): Promise<void> {
      if (isBusy) return;
      const next = { ...facts, ...made };
      if (!stored) next.agentId ??= soleAgentId;
      const missing = next.status === 'DRAFT' ? [] : missingFacts(next);
      if (missing.length > 0)
        return setProblem({ message: editorMessage('listings.incomplete'), facts: missing });
      setIsBusy(true);
      setProblem(null);
      try {
        const saved = await saveListing(stored, next);
        if ('listing' in saved) {
          take(saved.listing);
          onSaved(saved.listing.id, editorMessage(`listings.saved.${saved.listing.status}`));
        } else if ('conflict' in saved) setConflict(saved.conflict);
        else setProblem(problemOf(saved.problem, saved.field));
      } catch (error) {
        setProblem(problemOf(sentenceOfError(error)));
      }
      setIsBusy(false);
    },

    async remove(): Promise<void> {
      if (!stored) return;
      setIsBusy(true);
      try {
        await deleteListing(stored);
        onDeleted(editorMessage('listings.deleted'));
      } catch (error) {
        setProblem(problemOf(sentenceOfError(error)));
        setIsBusy(false);
      }
    },
  };
}

function problemOf(message: string, field: string | null = null): ListingProblem {
  return { message, facts: field === null ? [] : [{ field, message }] };
}

/** With the city of the site, as `Halifax, NS` names it. */
function newListing(areaName: string): ListingFacts {
  const [city = '', province = ''] = areaName.split(',').map((part) => part.trim());

  return { ...NEW_LISTING, city, province };
}
