import { dnsRecords } from '#domain/site/dns-records.ts';
import { editorMessage } from '../../messages.ts';
import type { Found, Host } from './use-hosts.ts';

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

/** One name, with its DNS records and what a check of them found. */
export function HostRow({
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
