import type { ListingIndex } from './listing-index.ts';

/** Builds a reordered copy of an index in small steps, while the index is still queried and changed. */
export class OrderedCopy {
  readonly #missed = new Set<string>();
  #copy: ListingIndex | null = null;
  /** Rejected when the copy was abandoned. */
  readonly ended: Promise<void>;

  /** `pause` may reject to abandon the copy. */
  constructor(index: ListingIndex, pause: () => Promise<void>) {
    this.ended = index.ordered(pause).then((copy) => {
      this.#copy = copy;
    });
  }

  /** Null until it is finished. The missed changes must be applied before it is queried. */
  get made(): ListingIndex | null {
    return this.#copy;
  }

  /** Ids of listings that changed since the copy began. */
  get missed(): ReadonlySet<string> {
    return this.#missed;
  }

  miss(ids: readonly string[]): void {
    for (const id of ids) this.#missed.add(id);
  }
}
