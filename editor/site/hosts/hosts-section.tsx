import { useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { AddHostForm } from './add-host-form.tsx';
import { HostRow } from './host-row.tsx';
import { useHosts } from './use-hosts.ts';
import '../people/people.css';
import './hosts.css';

/** Website Settings › Domain: the host names of the site. Changes are saved immediately. */
export function HostsSection() {
  const names = useHosts();
  const { loaded, isBusy, found } = names;
  const [removing, setRemoving] = useState<string | null>(null);

  if (loaded === 'loading') return <p role="status">{editorMessage('hosts.loading')}</p>;
  if (loaded === 'failed')
    return <LoadFailure message={editorMessage('hosts.failed')} onRetry={() => void names.reload()} />;

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
            onCheck={() => void names.check(host.host)}
            onMain={(isMain) => void names.setMain(host.host, isMain)}
            onRemove={canChange ? () => setRemoving(host.host) : null}
          />
        ))}
      </ul>
      {canChange ? (
        <AddHostForm isBusy={isBusy} onAdd={names.add} />
      ) : (
        <p className="people__note">{editorMessage('hosts.operator')}</p>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={editorMessage('hosts.remove.title')}
          question={editorMessage('hosts.remove.question', { host: removing })}
          confirm={editorMessage('hosts.remove')}
          onConfirm={() => {
            setRemoving(null);
            void names.remove(removing);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
