import type { ListingIndex } from './listing-index.ts';

/** A copy of an index with near rows together, made in small pieces while the index itself goes on to answer and to change. */
export class OrderedCopy {
  readonly #missed = new Set<string>();
  #copy: ListingIndex | null = null;
  /** Rejected when the copy was given up. */
  readonly ended: Promise<void>;

  /** `pause` may reject to give it up. */
  constructor(index: ListingIndex, pause: () => Promise<void>) {
    this.ended = index.ordered(pause).then((copy) => {
      this.#copy = copy;
    });
  }

  /** Null until it is made. It has to be given the changes that it missed before it answers. */
  get made(): ListingIndex | null {
    return this.#copy;
  }

  /** Ids of listings that changed since it was begun. */
  get missed(): ReadonlySet<string> {
    return this.#missed;
  }

  miss(ids: readonly string[]): void {
    for (const id of ids) this.#missed.add(id);
  }
}
