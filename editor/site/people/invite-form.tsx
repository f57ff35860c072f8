import { useEffect, useId, useRef, useState } from 'react';
import { ROLES, type Role } from '#domain/site/roles.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { InnerFormFoot, useLeaveInnerForm } from '../../ui/inner-form.tsx';
import { EditorInvitePersonDocument } from './people.generated.ts';

type Problem = { message: string; field: string | null };
type Props = { onBack: () => void; onInvited: (email: string, link: string | null) => void };

/** Invites somebody by a mail with a link to choose a password; the link itself where no mail is delivered. */
export function InviteForm({ onBack, onInvited }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const leave = useLeaveInnerForm();
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      const input = { name, email, role, origin: window.location.origin };
      const { result } = await request(EditorInvitePersonDocument, { input });
      if (!('message' in result)) return onInvited(result.person.email, result.invitationLink ?? null);
      setProblem({ message: result.message, field: result.field });
    } catch (error) {
      setProblem({ message: sentenceOfError(error), field: null });
    }
    setIsBusy(false);
  };
  const field = (key: 'name' | 'email', value: string, set: (value: string) => void) => {
    const isWrong = problem?.field === key;

    return (
      <div className="editor-field">
        <label className="editor-label" htmlFor={`${id}-${key}`}>
          {editorMessage(`people.${key}`)}
        </label>
        <input
          id={`${id}-${key}`}
          className="editor-input"
          type={key === 'email' ? 'email' : 'text'}
          autoComplete="off"
          required
          value={value}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          onChange={({ target }) => set(target.value)}
        />
      </div>
    );
  };

  return (
    <form
      id={id}
      aria-label={editorMessage('people.invite')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="team-form__head">
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          <Icon name="arrow-left" />
          {editorMessage('people.back')}
        </button>
        <h3 ref={heading} tabIndex={-1}>
          {editorMessage('people.invite')}
        </h3>
      </div>
      <p className="editor-help">{editorMessage('people.invite.help')}</p>
      <div className="site-fields">
        {field('name', name, setName)}
        {field('email', email, setEmail)}
        <RoleChoice role={role} onChange={setRole} />
      </div>
      <InnerFormFoot isChanged={name !== '' || email !== ''}>
        {problem && (
          <p id={`${id}-problem`} role="alert" className="editor-error panel-dialog__status">
            {problem.message}
          </p>
        )}
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          {editorMessage('dialog.cancel')}
        </button>
        <button type="submit" form={id} className="editor-button is-primary" aria-disabled={isBusy}>
          {editorMessage('people.send')}
        </button>
      </InnerFormFoot>
    </form>
  );
}

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const name = useId();

  return (
    <fieldset className="people__roles">
      <legend className="editor-label">{editorMessage('people.role')}</legend>
      {ROLES.map((each) => (
        <label key={each} className="people__choice">
          <input
            type="radio"
            name={name}
            value={each}
            checked={role === each}
            onChange={() => onChange(each)}
          />
          <span className="people__choice-text">
            <strong>{editorMessage(`people.role.${each}`)}</strong>
            <span className="people__choice-help">{editorMessage(`people.role.${each}.help`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
