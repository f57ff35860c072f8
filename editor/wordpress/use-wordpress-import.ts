import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { convertDocument, type WordPressDocument } from './convert-document.ts';
import {
  type Chosen,
  fetchDocuments,
  type Imported,
  importDocuments,
  planSlugs,
} from './import-documents.ts';
import { type ImportRecord, type ImportSource, importRecord, type SiteSource } from './import-record.ts';
import { readWxr, WXR_MAX_BYTES } from './read-wxr.ts';

type State =
  | { step: 'start'; problem: string | null }
  | { step: 'fetching' }
  | {
      step: 'choose';
      source: ImportSource;
      documents: readonly WordPressDocument[];
      left: number;
      chosen: ReadonlySet<string>;
    }
  | { step: 'running'; count: number; done: readonly Imported[] }
  | ({ step: 'done' } & Ended);

/** Without a problem there is nothing to continue. */
type Ended = { done: readonly Imported[]; problem: string | null; record: ImportRecord | null };

type Choice = Extract<State, { step: 'choose' }>;

const START: State = { step: 'start', problem: null };

/** The steps of an import: read a site or a file, choose, run. It is recorded on this device, so that an interrupted import continues where it stopped. */
export function useWordPressImport() {
  const [state, setState] = useState<State>(START);
  const [stopped, setStopped] = useState(importRecord.read);

  const offer = (source: ImportSource, documents: readonly WordPressDocument[], left = 0) =>
    setState({
      step: 'choose',
      source,
      documents,
      left,
      chosen: new Set(documents.map(({ id }) => id)),
    });
  const startOver = () => {
    importRecord.clear();
    setStopped(null);
    setState(START);
  };
  const fetchFrom = async (
    site: SiteSource,
    use: (documents: readonly WordPressDocument[], left: number) => void | Promise<void>,
  ) => {
    setState({ step: 'fetching' });
    try {
      const read = await fetchDocuments(site.url, site.kind);
      if ('problem' in read) setState({ step: 'start', problem: read.problem });
      else await use(read.documents, read.left);
    } catch (error) {
      setState({ step: 'start', problem: messageOf(error) });
    }
  };
  const readFile = async (file: File) => {
    if (file.size > WXR_MAX_BYTES)
      return setState({
        step: 'start',
        problem: editorMessage('wordpress.fileTooLarge', { limit: WXR_MAX_BYTES / 1024 ** 2 }),
      });
    const documents = readWxr(await file.text());
    if (documents && stopped) void resume(stopped, documents);
    else if (documents) offer({ file: file.name }, documents);
    else setState({ step: 'start', problem: editorMessage('wordpress.noExport') });
  };
  const run = async (chosen: readonly Chosen[], begun: ImportRecord) => {
    setStopped(null);
    const ended = await runRecorded(chosen, begun, ({ plan, done }) =>
      setState({ step: 'running', count: plan.length, done }),
    );
    setState({ step: 'done', ...ended });
  };
  const begin = async (source: ImportSource, chosen: readonly Chosen[]) => {
    try {
      const record: ImportRecord = { source, plan: await planSlugs(chosen), done: [] };
      importRecord.store(record);
      await run(chosen, record);
    } catch (error) {
      setState({ step: 'start', problem: messageOf(error) });
    }
  };
  const resume = async (record: ImportRecord, documents: readonly WordPressDocument[]) => {
    const chosen = record.plan.flatMap(({ id }) => documents.find((document) => document.id === id) ?? []);
    if (chosen.length < record.plan.length)
      return setState({ step: 'start', problem: editorMessage('wordpress.fileOther') });
    await run(
      chosen.map((document) => ({ ...convertDocument(document), id: document.id })),
      record,
    );
  };
  const proceed = async (record: ImportRecord) => {
    setStopped(record);
    if ('file' in record.source) return setState(START);
    await fetchFrom(record.source, (documents) => resume(record, documents));
  };

  return {
    state,
    /** An import that was interrupted. */
    stopped,
    fetchSite: (site: SiteSource) => fetchFrom(site, (documents, left) => offer(site, documents, left)),
    readFile,
    choose: (choice: Choice, chosen: ReadonlySet<string>) => setState({ ...choice, chosen }),
    cancel: () => setState(START),
    begin,
    proceed,
    startOver,
  };
}

/** Imports what the record has not done yet, and stores each step of it. */
async function runRecorded(
  chosen: readonly Chosen[],
  begun: ImportRecord,
  onProgress: (record: ImportRecord) => void,
): Promise<Ended> {
  let record = begun;
  onProgress(record);
  try {
    await importDocuments(chosen, {
      plan: record.plan,
      doneBefore: new Set(record.done.map(({ id }) => id)),
      onDone: (imported) => {
        record = { ...record, done: [...record.done, imported] };
        importRecord.store(record);
        onProgress(record);
      },
    });
    importRecord.clear();
    return { done: record.done, problem: null, record: null };
  } catch (error) {
    return { done: record.done, problem: messageOf(error), record };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;

  return error.message;
}
