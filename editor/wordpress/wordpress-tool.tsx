import { useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ChooseDocuments } from './choose-documents.tsx';
import type { SiteSource } from './import-record.ts';
import { ImportReport } from './import-report.tsx';
import { ReadSource } from './read-source.tsx';
import { useWordPressImport } from './use-wordpress-import.ts';
import './wordpress-tool.css';

/** Imports pages of a WordPress site, by its URL or from an export file, as hidden pages of straps. */
export function WordPressTool() {
  const { state, stopped, fetchSite, readFile, choose, cancel, begin, proceed, startOver } =
    useWordPressImport();
  const [site, setSite] = useState<SiteSource>({ url: '', kind: 'pages' });
  const record = state.step === 'done' ? state.record : null;

  return (
    <section aria-label={editorMessage('wordpress.title')} className="tools-panel">
      <h4>{editorMessage('wordpress.title')}</h4>
      {(state.step === 'start' || state.step === 'fetching') && (
        <ReadSource
          site={site}
          stopped={stopped}
          isFetching={state.step === 'fetching'}
          problem={state.step === 'start' ? state.problem : null}
          onSite={setSite}
          onFetch={() => void fetchSite(site)}
          onFile={(file) => void readFile(file)}
          onContinue={(from) => void proceed(from)}
          onStartOver={startOver}
        />
      )}
      {state.step === 'choose' && (
        <ChooseDocuments
          documents={state.documents}
          left={state.left}
          chosen={state.chosen}
          onChoose={(chosen) => choose(state, chosen)}
          onRun={(chosen) => void begin(state.source, chosen)}
          onCancel={cancel}
        />
      )}
      {state.step === 'running' && (
        <p role="status" className="editor-help">
          {editorMessage('wordpress.running', { done: state.done.length, count: state.count })}
        </p>
      )}
      {state.step === 'done' && (
        <ImportReport
          done={state.done}
          problem={state.problem}
          onContinue={record && (() => void proceed(record))}
          onStartOver={startOver}
        />
      )}
    </section>
  );
}
