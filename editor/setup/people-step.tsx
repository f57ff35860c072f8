import { useEffect, useId, useState } from 'react';
import { messageOfError } from '../api/api-error.ts';
import { useMay } from '../use-may.ts';
import { setupMessage } from './messages.ts';
import { loadPeople, type People } from './people.ts';
import { PersonForm } from './person-form.tsx';

type PeopleStepProps = {
  /** Several people speak on the site. */
  isTeam: boolean;
  onChange: (isTeam: boolean) => void;
};

/** Whether the site is of one agent or of several people; of these a list, and a form that adds one after the other. */
export function PeopleStep({ isTeam, onChange }: PeopleStepProps) {
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

  const hasTeam = people !== null && people.teamSize > 1;

  return (
    <>
      {people && !hasTeam && <WhoChoice isTeam={isTeam} onChange={onChange} />}
      {(isTeam || hasTeam) && (
        <>
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
            onAdded={async () => {
              const now = await loadPeople(mayInvite);
              setPeople(now);
              onChange(now.teamSize > 1 || isTeam);
            }}
            onProblem={setProblem}
          />
          {mayInvite && people?.delivers && <p className="editor-help">{setupMessage('people.access')}</p>}
          {people?.delivers === false && <p className="setup__note">{setupMessage('people.noMail')}</p>}
        </>
      )}
      {problem && (
        <p className="editor-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function WhoChoice({ isTeam, onChange }: PeopleStepProps) {
  const name = useId();

  return (
    <fieldset className="setup__who">
      <legend className="editor-label">{setupMessage('people.who')}</legend>
      {(['one', 'several'] as const).map((who) => (
        <label key={who} className="setup__choice">
          <input
            type="radio"
            name={name}
            checked={isTeam === (who === 'several')}
            onChange={() => onChange(who === 'several')}
          />
          <span className="setup__choice-text">
            <strong>{setupMessage(`people.who.${who}`)}</strong>
            <span className="editor-help">{setupMessage(`people.who.${who}.help`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
