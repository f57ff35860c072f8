import { useId, useMemo, useState } from 'react';
import { ApiError } from '../api-error.ts';
import { ChoiceControl, TextControl, ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import { convertDocument, type WordPressDocument } from './convert-document.ts';
import {
  type Chosen,
  fetchDocuments,
  type Imported,
  importDocuments,
  planSlugs,
} from './import-documents.ts';
import { type ImportRecord, type ImportSource, importRecord } from './import-record.ts';
import { readWxr, WXR_MAX_BYTES } from './read-wxr.ts';
import './wordpress-tool.css';

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
  | { step: 'done'; done: readonly Imported[]; problem: string | null; record: ImportRecord | null };

const KINDS = ['pages', 'posts'] as const;
const START: State = { step: 'start', problem: null };

/** Imports pages of a WordPress site, by its URL or from an export file, as hidden pages of straps. */
export function WordPressTool() {
  const [state, setState] = useState<State>(START);
  const [url, setUrl] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('pages');
  const [stopped, setStopped] = useState(importRecord.read);
  const fileId = useId();

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
  const fetchSite = async () => {
    setState({ step: 'fetching' });
    try {
      const read = await fetchDocuments(url, kind);
      if ('problem' in read) setState({ step: 'start', problem: read.problem });
      else offer({ url, kind }, read.documents, read.left);
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
    let record = begun;
    const count = record.plan.length;
    setStopped(null);
    setState({ step: 'running', count, done: record.done });
    try {
      await importDocuments(chosen, {
        plan: record.plan,
        doneBefore: new Set(record.done.map(({ id }) => id)),
        onDone: (imported) => {
          record = { ...record, done: [...record.done, imported] };
          importRecord.store(record);
          setState({ step: 'running', count, done: record.done });
        },
      });
      importRecord.clear();
      setState({ step: 'done', done: record.done, problem: null, record: null });
    } catch (error) {
      setState({ step: 'done', done: record.done, problem: messageOf(error), record });
    }
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
    setState({ step: 'fetching' });
    try {
      const read = await fetchDocuments(record.source.url, record.source.kind);
      if ('problem' in read) setState({ step: 'start', problem: read.problem });
      else await resume(record, read.documents);
    } catch (error) {
      setState({ step: 'start', problem: messageOf(error) });
    }
  };

  const record = state.step === 'done' ? state.record : null;

  return (
    <section aria-label={editorMessage('wordpress.title')} className="tools-panel">
      <h4>{editorMessage('wordpress.title')}</h4>
      {(state.step === 'start' || state.step === 'fetching') && (
        <>
          <p className="editor-help">{editorMessage('wordpress.help')}</p>
          {stopped && (
            <Stopped
              record={stopped}
              isBusy={state.step === 'fetching'}
              onContinue={() => void proceed(stopped)}
              onStartOver={startOver}
            />
          )}
          <TextControl label={editorMessage('wordpress.url')} type="url" value={url} onChange={setUrl} />
          <ChoiceControl
            label={editorMessage('wordpress.kind')}
            value={kind}
            options={KINDS.map((value) => ({ value, label: editorMessage(`wordpress.kind.${value}`) }))}
            onChange={setKind}
          />
          <div className="tools-panel__buttons">
            <button
              type="button"
              className="editor-button"
              disabled={state.step === 'fetching' || url.trim() === ''}
              onClick={() => void fetchSite()}
            >
              {editorMessage(state.step === 'fetching' ? 'wordpress.fetching' : 'wordpress.fetch')}
            </button>
          </div>
          <div className="wordpress-tool__file">
            <label htmlFor={fileId}>{editorMessage('wordpress.file')}</label>
            <input
              id={fileId}
              type="file"
              accept=".xml,text/xml,application/xml"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) void readFile(file);
              }}
            />
          </div>
        </>
      )}
      {state.step === 'start' && state.problem && (
        <p role="alert" className="editor-error">
          {state.problem}
        </p>
      )}
      {state.step === 'choose' && (
        <ChooseDocuments
          documents={state.documents}
          left={state.left}
          chosen={state.chosen}
          onChoose={(chosen) => setState({ ...state, chosen })}
          onRun={(chosen) => void begin(state.source, chosen)}
          onCancel={() => setState(START)}
        />
      )}
      {state.step === 'running' && (
        <p role="status" className="editor-help">
          {editorMessage('wordpress.running', { done: state.done.length, count: state.count })}
        </p>
      )}
      {state.step === 'done' && (
        <>
          {state.problem && (
            <p role="alert" className="editor-error">
              {state.problem}
            </p>
          )}
          <p role="status" className="editor-help">
            {editorMessage('wordpress.done', {
              count: state.done.filter(({ slug }) => slug !== null).length,
            })}
          </p>
          <ul className="wordpress-tool__list">
            {state.done.map(({ id, name, slug, notes }) => (
              <li key={id}>
                {slug === null ? (
                  editorMessage('migration.plan.refused', { name })
                ) : (
                  <a href={pathOf(slug)}>{editorMessage('migration.page', { name, path: pathOf(slug) })}</a>
                )}
                <Notes notes={notes} />
              </li>
            ))}
          </ul>
          <div className="tools-panel__buttons">
            {record && (
              <button type="button" className="editor-button is-primary" onClick={() => void proceed(record)}>
                {editorMessage('migration.continue')}
              </button>
            )}
            <button type="button" className="editor-button" onClick={startOver}>
              {editorMessage('migration.startOver')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

type StoppedProps = {
  record: ImportRecord;
  isBusy: boolean;
  onContinue: () => void;
  onStartOver: () => void;
};

/** An import that was interrupted: a site is read again, a file is chosen again. */
function Stopped({ record: { source, plan, done }, isBusy, onContinue, onStartOver }: StoppedProps) {
  const from = 'file' in source ? source.file : source.url;

  return (
    <>
      <p role="status" className="editor-help">
        {editorMessage('wordpress.stopped', { source: from, done: done.length, count: plan.length })}{' '}
        {'file' in source && editorMessage('wordpress.fileAgain', { file: from })}
      </p>
      <div className="tools-panel__buttons">
        {'url' in source && (
          <button type="button" className="editor-button is-primary" disabled={isBusy} onClick={onContinue}>
            {editorMessage('migration.continue')}
          </button>
        )}
        <button type="button" className="editor-button" disabled={isBusy} onClick={onStartOver}>
          {editorMessage('migration.startOver')}
        </button>
      </div>
    </>
  );
}

type ChooseDocumentsProps = {
  documents: readonly WordPressDocument[];
  left: number;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onRun: (chosen: readonly Chosen[]) => void;
  onCancel: () => void;
};

/** The report of what each document becomes, before anything is stored. */
function ChooseDocuments({ documents, left, chosen, onChoose, onRun, onCancel }: ChooseDocumentsProps) {
  const converted = useMemo(
    () => documents.map((document) => ({ ...convertDocument(document), id: document.id })),
    [documents],
  );
  const picked = converted.filter(({ id }) => chosen.has(id));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };

  return (
    <>
      {documents.length === 0 ? (
        <p role="status" className="editor-help">
          {editorMessage('wordpress.none')}
        </p>
      ) : (
        <fieldset className="wordpress-tool__choice">
          <legend>{editorMessage('wordpress.choose')}</legend>
          <ToggleControl
            label={editorMessage('migration.all')}
            value={picked.length === converted.length}
            onChange={(isChosen) => onChoose(new Set(isChosen ? converted.map(({ id }) => id) : []))}
          />
          {converted.map(({ id, name, slug, straps, pictures, notes }) => (
            <div key={id}>
              <ToggleControl
                label={editorMessage('migration.page', { name, path: pathOf(slug) })}
                value={chosen.has(id)}
                onChange={(isChosen) => toggle(id, isChosen)}
              />
              <p className="editor-help">
                {editorMessage('wordpress.becomes', { straps: straps.length, pictures: pictures.length })}
              </p>
              <Notes notes={notes} />
            </div>
          ))}
        </fieldset>
      )}
      {left > 0 && <p className="editor-help">{editorMessage('wordpress.left', { count: left })}</p>}
      <div className="tools-panel__buttons">
        <button
          type="button"
          className="editor-button is-primary"
          disabled={picked.length === 0}
          onClick={() => onRun(picked)}
        >
          {editorMessage('wordpress.run', { count: picked.length })}
        </button>
        <button type="button" className="editor-button" onClick={onCancel}>
          {editorMessage('migration.startOver')}
        </button>
      </div>
    </>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;

  return (
    <ul className="editor-help wordpress-tool__notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;

  return error.message;
}
