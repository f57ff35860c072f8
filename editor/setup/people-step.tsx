import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOfError } from '../api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { addMember, loadTeam, type TeamMember } from '../site/team/team-store.ts';
import { setupMessage } from './messages.ts';

/** The team, and a form that adds one member after the other. */
export function PeopleStep() {
  const [members, setMembers] = useState<readonly TeamMember[]>([]);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const abort = new AbortController();
    loadTeam(abort.signal).then(
      setMembers,
      (error) => abort.signal.aborted || setProblem(messageOfError(error)),
    );

    return () => abort.abort();
  }, []);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const displayName = name.trim();
    setStatus('');
    setProblem(displayName ? '' : setupMessage('people.missing'));
    if (!displayName) return nameInput.current?.focus();
    try {
      const obstacle = await addMember({
        displayName,
        role: 'realtor',
        ...(email.trim() && { email: email.trim() }),
      });
      if (obstacle && 'problem' in obstacle) return setProblem(obstacle.problem.message);
      setMembers(await loadTeam());
      setStatus(setupMessage('people.added', { name: displayName }));
      setName('');
      setEmail('');
      nameInput.current?.focus();
    } catch (error) {
      setProblem(messageOfError(error));
    }
  };

  return (
    <>
      <p>{setupMessage('people.intro')}</p>
      <ul className="setup__people" aria-label={setupMessage('people.list')}>
        {members.map(({ id, doc }) => (
          <li key={id}>
            <strong>{doc.displayName}</strong>
            <span>{doc.email}</span>
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
        <button type="submit" className="editor-button">
          {setupMessage('people.add')}
        </button>
      </form>
      <p role="status">{status}</p>
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
      <p className="editor-help">{setupMessage('people.access')}</p>
    </>
  );
}
