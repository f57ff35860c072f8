import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ROLES, type Role } from '#domain/site/roles.ts';
import { messageOfError } from '../api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { useMay } from '../use-may.ts';
import { setupMessage } from './messages.ts';
import { addPerson, loadPeople, type People } from './people.ts';

type Account = Role | 'none';

/** The team and the accounts, and a form that adds or invites one person after the other. */
export function PeopleStep() {
  const mayInvite = useMay('people');
  const [people, setPeople] = useState<People | null>(null);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [account, setAccount] = useState<Account>(mayInvite ? 'agent' : 'none');
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    loadPeople(mayInvite, abort.signal).then(
      setPeople,
      (error) => abort.signal.aborted || setProblem(messageOfError(error)),
    );

    return () => abort.abort();
  }, [mayInvite]);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const person = { name: name.trim(), email: email.trim() };
    setStatus('');
    setProblem(person.name ? '' : setupMessage('people.missing'));
    if (!person.name) return nameInput.current?.focus();
    setIsBusy(true);
    try {
      const refusal = await addPerson(person, account === 'none' ? null : account);
      if (refusal) setProblem(refusal);
      else {
        setPeople(await loadPeople(mayInvite));
        setStatus(setupMessage(account === 'none' ? 'people.added' : 'people.invited', person));
        setName('');
        setEmail('');
        nameInput.current?.focus();
      }
    } catch (error) {
      setProblem(messageOfError(error));
    }
    setIsBusy(false);
  };

  return (
    <>
      <p>{setupMessage('people.intro')}</p>
      <ul className="setup__people" aria-label={setupMessage('people.list')}>
        {people?.list.map(({ key, name: shown, email: shownEmail, role, isInvited }) => (
          <li key={key}>
            <strong>{shown}</strong>
            <span>{shownEmail}</span>
            <span className="setup__role">
              {isInvited
                ? setupMessage('people.status.invited', { role: setupMessage(`people.role.${role}`) })
                : setupMessage(`people.role.${role}`)}
            </span>
          </li>
        ))}
      </ul>
      <form className="setup__person" noValidate onSubmit={(event) => void add(event)}>
        <ControlField label={setupMessage('people.name')}>
          {({ id }) => (
            <input
              ref={nameInput}
              id={id}
              className="editor-input"
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </ControlField>
        <ControlField label={setupMessage('people.email')}>
          {({ id }) => (
            <input
              id={id}
              className="editor-input"
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </ControlField>
        {mayInvite && (
          <ControlField label={setupMessage('people.account')}>
            {({ id }) => (
              <select
                id={id}
                className="editor-input"
                value={account}
                onChange={({ target }) => setAccount(ROLES.find((role) => role === target.value) ?? 'none')}
              >
                {(['agent', 'editor', 'viewer', 'owner', 'none'] as const).map((each) => (
                  <option key={each} value={each}>
                    {setupMessage(`people.account.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </ControlField>
        )}
        <button type="submit" className="editor-button" aria-busy={isBusy}>
          {setupMessage('people.add')}
        </button>
      </form>
      <p role="status">{status}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
      {mayInvite && <p className="editor-help">{setupMessage('people.access')}</p>}
      {people?.delivers === false && <p className="setup__note">{setupMessage('people.noMail')}</p>}
    </>
  );
}
