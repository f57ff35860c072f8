import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api/api.ts';
import { messageOfError } from '../api/api-error.ts';
import { ServerNote } from '../site/mails/server-note.tsx';
import { FileButton } from '../ui/file-button.tsx';
import type { OpenListing } from '../listings/listings-dialog.tsx';
import { EnteredListings } from './entered-listings.tsx';
import { setupMessage } from './messages.ts';
import { Samples } from './samples.tsx';
import { SetupImportListingsDocument, type SetupImportListingsMutation } from './setup.generated.ts';

const ListingsDialog = lazy(() =>
  import('../listings/listings-dialog.tsx').then((module) => ({ default: module.ListingsDialog })),
);

/** What the site's API takes of an agent, with room for the rest of the request. */
const FILE_MAX_MB = 3;

type Report = Extract<SetupImportListingsMutation['result'], { records: number }>;

/** Where listings come from: homes that are entered, samples to begin with, a file, or later a feed on the server. */
export function ListingsStep({ headingLevel = 4 }: { headingLevel?: 4 | 5 }) {
  const Heading = `h${headingLevel}` as const;
  const [reading, setReading] = useState('');
  const [problem, setProblem] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<OpenListing>(null);
  const noteChange = () => setChanges((count) => count + 1);

  const take = async (file: File) => {
    const { name, size } = file;
    setReport(null);
    setProblem('');
    if (size > FILE_MAX_MB * 1024 * 1024)
      return setProblem(setupMessage('listings.large', { name, limit: FILE_MAX_MB }));
    setReading(name);
    try {
      const { result } = await request(SetupImportListingsDocument, { name, text: await file.text() });
      if ('records' in result) {
        setReport(result);
        noteChange();
      } else setProblem(result.message);
    } catch (error) {
      setProblem(messageOfError(error));
    }
    setReading('');
  };

  return (
    <>
      <p>{setupMessage('listings.intro')}</p>
      <section className="setup__way">
        <Heading>{setupMessage('listings.enter.title')}</Heading>
        <p>{setupMessage('listings.enter.intro')}</p>
        <EnteredListings changes={changes} onEdit={(id) => setOpen({ id })} onRemoved={noteChange} />
        <button type="button" className="editor-button" onClick={() => setOpen('new')}>
          <Icon name="plus" />
          {setupMessage('listings.enter')}
        </button>
        {open && (
          <Suspense fallback={null}>
            <ListingsDialog
              start={open}
              onClose={() => {
                setOpen(null);
                noteChange();
              }}
            />
          </Suspense>
        )}
      </section>
      <Samples changes={changes} Heading={Heading} onChanged={noteChange} />
      <section className="setup__way">
        <Heading>{setupMessage('listings.file')}</Heading>
        <div className="setup__row">
          <FileButton
            text={setupMessage('listings.choose')}
            accept={['.csv', '.json', 'text/csv', 'application/json']}
            onChoose={([file]) => void take(file)}
          />
        </div>
        <p className="editor-help">{setupMessage('listings.format', { limit: FILE_MAX_MB })}</p>
        <ServerNote label={setupMessage('listings.format.more')} texts={[setupMessage('listings.columns')]} />
        <p role="status">
          {reading && setupMessage('listings.busy', { name: reading })}
          {report && setupMessage('listings.report', counts(report))}
        </p>
        {problem && (
          <p className="editor-error" role="alert">
            {problem}
          </p>
        )}
        {report && report.refused.length > 0 && (
          <ul className="setup__rejected" aria-label={setupMessage('listings.rejected')}>
            {report.refused.map(({ line, record, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
              <li key={index}>
                {line === null
                  ? `${record}: ${reason}`
                  : setupMessage('listings.line', { line: line ?? '', record, reason })}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className="setup__way">
        <Heading>{setupMessage('listings.later')}</Heading>
        <p>{setupMessage('listings.feed')}</p>
        <ServerNote label={setupMessage('check.server')} texts={[setupMessage('listings.feed.server')]} />
      </section>
    </>
  );
}

const counts = ({ records, inserted, changed, unchanged, removed, refusedCount }: Report) => ({
  records,
  inserted,
  changed,
  unchanged,
  removed,
  rejected: refusedCount,
});
