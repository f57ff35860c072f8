import { createRunRecord } from '../migration/run-record.ts';
import type { Imported } from './import-documents.ts';

export type SiteSource = { url: string; kind: 'pages' | 'posts' };
/** Where documents are read from: a site, or a file that its agent chooses again. */
export type ImportSource = SiteSource | { file: string };

/** An import on this device, so that a reload or a failure in the middle continues where it stopped. */
export type ImportRecord = {
  source: ImportSource;
  /** The chosen documents, each with the slug that it gets here: links lead to it. */
  plan: readonly { id: string; slug: string }[];
  done: readonly Imported[];
};

export const importRecord = createRunRecord<ImportRecord>({
  key: 'strapwork.wordpress',
  name: 'import',
  isRecord,
  isFinished: ({ plan, done }) => done.length >= plan.length,
});

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
