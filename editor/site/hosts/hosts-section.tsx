import { useId, useRef, useState } from 'react';
import { dnsRecords } from '#domain/site/dns-records.ts';
import type { TypedDocument } from '#web/src/data/document.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api.ts';
import { sentenceOfError } from '../../api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import {
  EditorAddHostNameDocument,
  type EditorAddHostNameMutation,
  EditorCheckHostNameDocument,
  EditorHostNamesDocument,
  EditorRemoveHostNameDocument,
  EditorSetMainHostNameDocument,
  type Hosts_NamesFragment,
} from './hosts.generated.ts';
import '../people/people.css';
import './hosts.css';

type Host = Hosts_NamesFragment['hosts'][number];
type Found = { is: 'checking' } | { is: 'good' | 'bad' | 'unknown'; message: string; detail: string | null };

const loadHosts = (signal?: AbortSignal): Promise<Hosts_NamesFragment> =>
  request(EditorHostNamesDocument, {}, signal).then(({ hostNames }) => hostNames);

/** Website Settings › Domain: the names at which the site answers. Changes are saved immediately. */
export function HostsSection() {
  const { loaded, reload, show } = useLoaded(loadHosts);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  /** Returns what went wrong, or null. */
  const change = async <Variables,>(
    document: TypedDocument<EditorAddHostNameMutation, Variables>,
    variables: Variables,
    done: string,
  ): Promise<string | null> => {
    setIsBusy(true);
    try {
      const { hostNames } = await requestChange(document, variables);
      show(hostNames);
      notifyAgent({ type: 'notice', message: done });
      return null;
    } catch (error) {
      return sentenceOfError(error);
    } finally {
      setIsBusy(false);
    }
  };
  const add = async () => {
    const refused = await change(
      EditorAddHostNameDocument,
      { host: typed },
      editorMessage('hosts.added', { host: typed.trim() }),
    );
    setProblem(refused);
    if (!refused) setTyped('');
    input.current?.focus();
  };
  const act = async (work: Promise<string | null>) => {
    const refused = await work;
    if (refused) notifyAgent({ type: 'error', message: refused });
  };
  const check = async (host: string) => {
    setFound((before) => ({ ...before, [host]: { is: 'checking' } }));
    const outcome = await checkHost(host);
    setFound((before) => ({ ...before, [host]: outcome }));
  };

  if (loaded === 'loading') return <p role="status">{editorMessage('hosts.loading')}</p>;
  if (loaded === 'failed')
    return <LoadFailure message={editorMessage('hosts.failed')} onRetry={() => void reload()} />;

  const { hosts, canChange, serverAddresses } = loaded;

  return (
    <>
      <p className="editor-help">{editorMessage('hosts.help')}</p>
      <ul className="people" aria-label={editorMessage('site.section.hosts')}>
        {hosts.map((host) => (
          <HostRow
            key={host.host}
            host={host}
            serverAddresses={serverAddresses}
            found={found[host.host] ?? null}
            isBusy={isBusy}
            isOnly={hosts.length === 1}
            onCheck={() => void check(host.host)}
            onMain={(isMain) => {
              const done = editorMessage(isMain ? 'hosts.main.done' : 'hosts.main.none', { host: host.host });
              void act(change(EditorSetMainHostNameDocument, { host: isMain ? host.host : null }, done));
            }}
            onRemove={canChange ? () => setRemoving(host.host) : null}
          />
        ))}
      </ul>
      {canChange ? (
        <form
          aria-label={editorMessage('hosts.add')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void add();
          }}
        >
          <div className="editor-field">
            <label className="editor-label" htmlFor={`${id}-host`}>
              {editorMessage('hosts.name')}
            </label>
            <p className="editor-help" id={`${id}-hint`}>
              {editorMessage('hosts.name.hint')}
            </p>
            <input
              ref={input}
              id={`${id}-host`}
              className="editor-input"
              required
              maxLength={253}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="www.example.com"
              value={typed}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(null);
              }}
            />
            {problem && (
              <p id={`${id}-problem`} role="alert" className="editor-error">
                {problem}
              </p>
            )}
          </div>
          <button type="submit" className="editor-button is-primary" aria-disabled={isBusy}>
            <Icon name="plus" />
            {editorMessage('hosts.add')}
          </button>
        </form>
      ) : (
        <p className="people__note">{editorMessage('hosts.operator')}</p>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={editorMessage('hosts.remove.title')}
          question={editorMessage('hosts.remove.question', { host: removing })}
          confirm={editorMessage('hosts.remove')}
          onConfirm={() => {
            const host = removing;
            setRemoving(null);
            const done = editorMessage('hosts.removed', { host });
            void act(change(EditorRemoveHostNameDocument, { host }, done));
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  host: Host;
  serverAddresses: readonly string[];
  found: Found | null;
  isBusy: boolean;
  isOnly: boolean;
  onCheck: () => void;
  onMain: (isMain: boolean) => void;
  /** Null where the operator removes names. */
  onRemove: (() => void) | null;
};

function HostRow({
  host: named,
  serverAddresses,
  found,
  isBusy,
  isOnly,
  onCheck,
  onMain,
  onRemove,
}: RowProps) {
  const { host, isMain, isLocal } = named;
  const isHere = host === window.location.hostname;
  const button = (key: 'check' | 'main' | 'main.clear' | 'remove', onPress: () => void) => (
    <button
      type="button"
      className="editor-button"
      aria-label={editorMessage(`hosts.${key}.of`, { host })}
      aria-disabled={isBusy || (key === 'check' && found?.is === 'checking')}
      onClick={() => {
        if (!isBusy && !(key === 'check' && found?.is === 'checking')) onPress();
      }}
    >
      {editorMessage(`hosts.${key}`)}
    </button>
  );

  return (
    <li className="people__row">
      <span className="people__name">
        <strong>{host}</strong>
        {isHere && <span>{editorMessage('hosts.here')}</span>}
        {isLocal && <span>{editorMessage('hosts.local')}</span>}
      </span>
      {isMain && <span className="people__status is-active">{editorMessage('hosts.isMain')}</span>}
      <span className="people__buttons">
        {!isLocal && button('check', onCheck)}
        {isMain ? button('main.clear', () => onMain(false)) : button('main', () => onMain(true))}
        {onRemove && !isOnly && !isHere && button('remove', onRemove)}
      </span>
      <p className={`hosts__found${found ? ` is-${found.is}` : ''}`} role="status">
        {found &&
          (found.is === 'checking'
            ? editorMessage('hosts.checking')
            : [found.message, found.detail && `(${found.detail})`].filter(Boolean).join(' '))}
      </p>
      {!isLocal && <Records host={host} serverAddresses={serverAddresses} />}
    </li>
  );
}

function Records({ host, serverAddresses }: { host: string; serverAddresses: readonly string[] }) {
  const records = dnsRecords(host, serverAddresses);

  return (
    <details className="hosts__records">
      <summary>{editorMessage('hosts.records.of', { host })}</summary>
      <p className="editor-help">{editorMessage('hosts.records.help')}</p>
      {records.length > 0 ? (
        <ul>
          {records.map(({ type, value }) => (
            <li key={value}>
              <code>{`${host}  ${type}  ${value}`}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>{editorMessage('hosts.records.unknown', { host })}</p>
      )}
      {records.some(({ type }) => type === 'ALIAS') && (
        <p className="editor-help">{editorMessage('hosts.records.alias')}</p>
      )}
    </details>
  );
}

async function checkHost(host: string): Promise<Found> {
  try {
    const { result } = await request(EditorCheckHostNameDocument, { host });
    if ('message' in result) return { is: 'unknown', message: result.message, detail: null };
    const { state, detail } = result;
    const is = state === 'WORKING' ? 'good' : state === 'OFF' || state === 'LOCAL' ? 'unknown' : 'bad';

    return { is, message: editorMessage(`hosts.state.${state}`), detail };
  } catch (error) {
    return { is: 'unknown', message: sentenceOfError(error), detail: null };
  }
}
