import { useEffect, useState } from 'react';
import { messageOfError } from '../api/api-error.ts';
import { ServerNote } from '../site/mails/server-note.tsx';
import { useMay } from '../use-may.ts';
import { setupMessage } from './messages.ts';
import { loadPeople, type People } from './people.ts';
import { PersonForm } from './person-form.tsx';

/** The team and the accounts, and a form that adds or invites one person after the other. */
export function PeopleStep() {
  const mayInvite = useMay('people');
  const [people, setPeople] = useState<People | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    loadPeople(mayInvite, abort.signal).then(
      setPeople,
      (error) => abort.signal.aborted || setProblem(messageOfError(error)),
    );

    return () => abort.abort();
  }, [mayInvite]);

  return (
    <>
      <p>{setupMessage('people.intro')}</p>
      <ul className="setup__people" aria-label={setupMessage('people.list')}>
        {people?.list.map(({ key, name, email, role, isInvited }) => (
          <li key={key}>
            <strong>{name}</strong>
            <span>{email}</span>
            <span className="setup__role">
              {isInvited
                ? setupMessage('people.status.invited', { role: setupMessage(`people.role.${role}`) })
                : setupMessage(`people.role.${role}`)}
            </span>
          </li>
        ))}
      </ul>
      <PersonForm
        mayInvite={mayInvite}
        onAdded={async () => setPeople(await loadPeople(mayInvite))}
        onProblem={setProblem}
      />
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
      {mayInvite && <p className="editor-help">{setupMessage('people.access')}</p>}
      {people?.delivers === false && (
        <>
          <p className="setup__note">{setupMessage('people.noMail')}</p>
          <ServerNote label={setupMessage('check.server')} text={setupMessage('check.mail.server')} />
        </>
      )}
    </>
  );
}
