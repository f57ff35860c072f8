import { useId } from 'react';
import { ChoiceControl, TextControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import type { ImportRecord, SiteSource } from './import-record.ts';

const KINDS = ['pages', 'posts'] as const;

type Props = {
  site: SiteSource;
  stopped: ImportRecord | null;
  isFetching: boolean;
  problem: string | null;
  onSite: (site: SiteSource) => void;
  onFetch: () => void;
  onFile: (file: File) => void;
  onContinue: (stopped: ImportRecord) => void;
  onStartOver: () => void;
};

/** Where the documents are read from: the URL of a site, or an export file. */
export function ReadSource(props: Props) {
  const { site, stopped, isFetching, problem, onSite, onFetch, onFile, onContinue, onStartOver } = props;
  const fileId = useId();

  return (
    <>
      <p className="editor-help">{editorMessage('wordpress.help')}</p>
      {stopped && (
        <Stopped
          record={stopped}
          isBusy={isFetching}
          onContinue={() => onContinue(stopped)}
          onStartOver={onStartOver}
        />
      )}
      <TextControl
        label={editorMessage('wordpress.url')}
        type="url"
        value={site.url}
        onChange={(url) => onSite({ ...site, url })}
      />
      <ChoiceControl
        label={editorMessage('wordpress.kind')}
        value={site.kind}
        options={KINDS.map((value) => ({ value, label: editorMessage(`wordpress.kind.${value}`) }))}
        onChange={(kind) => onSite({ ...site, kind })}
      />
      <div className="tools-panel__buttons">
        <button
          type="button"
          className="editor-button"
          disabled={isFetching || site.url.trim() === ''}
          onClick={onFetch}
        >
          {editorMessage(isFetching ? 'wordpress.fetching' : 'wordpress.fetch')}
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
            if (file) onFile(file);
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
    </>
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
