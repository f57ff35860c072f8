import type { Imported } from './import-documents.ts';

/** Where documents are read from: a site, or a file that its agent chooses again. */
export type ImportSource = { url: string; kind: 'pages' | 'posts' } | { file: string };

/** An import on this device, so that a reload or a failure in the middle goes on where it stopped. */
export type ImportRecord = {
  source: ImportSource;
  /** The chosen documents, each with the slug that it gets here: links lead to it. */
  plan: readonly { id: string; slug: string }[];
  done: readonly Imported[];
};

const KEY = 'strapwork.wordpress';

/** Storage may be full or forbidden: the import goes on without its record. */
export function keepImport(record: ImportRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch (error) {
    console.warn('The import cannot be resumed after a reload', error);
  }
}

export function dropImport(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

/** The import that was not finished; null without one, and for what cannot be read. */
export function readImport(): ImportRecord | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(read) && read.done.length < read.plan.length ? read : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is ImportRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { source, plan, done } = value as Partial<ImportRecord>;
  const hasId = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one;

  return (
    typeof source === 'object' &&
    source !== null &&
    ('url' in source || 'file' in source) &&
    Array.isArray(plan) &&
    plan.every((one) => hasId(one) && 'slug' in one) &&
    Array.isArray(done) &&
    done.every((one) => hasId(one) && 'notes' in one && Array.isArray(one.notes))
  );
}
