import { useCallback, useState } from 'react';
import { AUDIT_KINDS, type AuditKind } from '#domain/site/audit.ts';
import { editorHeaders } from '#web/src/data/editor-token.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { fullMoment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { EditorAuditDocument, type EditorAuditQuery } from './people.generated.ts';
import './people.css';

type Audit = EditorAuditQuery['auditLog'];
/** `from` and `to` are days, the last one included. */
type Filter = { kind?: AuditKind; actor?: string; from?: string; to?: string };

/** Website Settings › Audit Log: who changed what. */
export function AuditSection() {
  const [filter, setFilter] = useState<Filter>({});
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const variables = { filter: timesOf(filter), after: null };
      return (await request(EditorAuditDocument, variables, signal)).auditLog;
    },
    [filter],
  );
  const { loaded, reload, show } = useLoaded(load);
  const [isBusy, setIsBusy] = useState(false);
  const audit = typeof loaded === 'object' ? loaded : null;

  const busy = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work().catch((error: unknown) => notifyAgent({ type: 'error', message: sentenceOfError(error) }));
    setIsBusy(false);
  };
  const more = (before: Audit) =>
    busy(async () => {
      const variables = { filter: timesOf(filter), after: before.next };
      const { auditLog } = await request(EditorAuditDocument, variables);
      const records = [...before.records, ...auditLog.records];
      show({ ...auditLog, records });
    });

  return (
    <>
      <p className="editor-help">{editorMessage('audit.help')}</p>
      <AuditFilters filter={filter} actors={audit?.actors ?? []} onChange={setFilter} />
      {loaded === 'loading' && <p role="status">{editorMessage('audit.loading')}</p>}
      {loaded === 'failed' && (
        <LoadFailure message={editorMessage('audit.failed')} onRetry={() => void reload()} />
      )}
      {audit && (
        <>
          <div className="audit__head">
            <p role="status">{editorMessage('audit.total', { count: audit.total })}</p>
            <button
              type="button"
              className="editor-button"
              disabled={isBusy || audit.total === 0}
              onClick={() => void busy(() => download(filter))}
            >
              <Icon name="download" />
              {editorMessage('audit.export')}
            </button>
          </div>
          <ol className="audit" aria-label={editorMessage('site.section.audit')}>
            {audit.records.map((record) => (
              <AuditRow key={record.id} record={record} />
            ))}
          </ol>
          {audit.next !== null && (
            <button
              type="button"
              className="editor-button"
              disabled={isBusy}
              onClick={() => void more(audit)}
            >
              {editorMessage('audit.more')}
            </button>
          )}
        </>
      )}
    </>
  );
}

type AuditFiltersProps = { filter: Filter; actors: Audit['actors']; onChange: (filter: Filter) => void };

function AuditFilters({ filter, actors, onChange }: AuditFiltersProps) {
  const set = (changed: Filter) => onChange({ ...filter, ...changed });

  return (
    <div className="audit__filters">
      <select
        className="editor-input"
        aria-label={editorMessage('audit.kind')}
        value={filter.kind ?? ''}
        onChange={({ target }) => set({ kind: AUDIT_KINDS.find((kind) => kind === target.value) })}
      >
        <option value="">{editorMessage('audit.kind.any')}</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {editorMessage(`audit.kind.${kind}`)}
          </option>
        ))}
      </select>
      <select
        className="editor-input"
        aria-label={editorMessage('audit.actor')}
        value={filter.actor ?? ''}
        onChange={({ target }) => set({ actor: target.value || undefined })}
      >
        <option value="">{editorMessage('audit.actor.any')}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="command">{editorMessage('audit.actor.command')}</option>
      </select>
      {(['from', 'to'] as const).map((key) => (
        <label key={key} className="audit__day">
          <span className="editor-label">{editorMessage(`audit.${key}`)}</span>
          <input
            type="date"
            className="editor-input"
            value={filter[key] ?? ''}
            onChange={({ target }) => set({ [key]: target.value || undefined })}
          />
        </label>
      ))}
    </div>
  );
}

function AuditRow({ record }: { record: Audit['records'][number] }) {
  const { at, actor, role, kind, action, subject, summary } = record;

  return (
    <li className="audit__row">
      <span className="audit__kind">{editorMessage(`audit.kind.${kind}`)}</span>
      <strong>
        {subject} <span className="audit__action">{action}</span>
      </strong>
      {summary && <span className="audit__summary">{summary}</span>}
      <span className="audit__who">
        {role === 'site' ? editorMessage('audit.actor.site') : actor} ·{' '}
        <time dateTime={at}>{fullMoment(at)}</time>
      </span>
    </li>
  );
}

/** Days begin at the agent's midnight. */
function timesOf({ from, to, ...filter }: Filter) {
  const start = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + later);

    return date.toISOString();
  };

  return { ...filter, from: from && start(from), to: to && start(to, 1) };
}

async function download(filter: Filter): Promise<void> {
  const entries = Object.entries(timesOf(filter)).filter((entry): entry is [string, string] => !!entry[1]);
  const params = new URLSearchParams(entries);
  const response = await fetch(`/_audit.csv?${params}`, { headers: editorHeaders() });
  if (!response.ok) throw new Error(editorMessage('audit.exportFailed'));

  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
