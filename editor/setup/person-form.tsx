import { type FormEvent, useRef, useState } from 'react';
import { ROLES, type Role } from '#domain/site/roles.ts';
import { messageOfError } from '../api/api-error.ts';
import { ControlField } from '../fields/control-field.tsx';
import { InvitationLink } from '../site/people/invitation-link.tsx';
import { setupMessage } from './messages.ts';
import { addPerson } from './people.ts';
import { PictureUpload } from './picture-upload.tsx';

/** The role of the account a person is invited to, if any. */
type Account = Role | 'none';

const NOBODY = { name: '', email: '', title: '', phone: '', imageUrl: '' };

type PersonFormProps = {
  mayInvite: boolean;
  /** Loads the people again. */
  onAdded: () => Promise<void>;
  /** Receives why a person was not added; empty when another one is tried. */
  onProblem: (problem: string) => void;
};

/** Adds a person, with or without an invitation; then it is empty for the next one. */
export function PersonForm({ mayInvite, onAdded, onProblem }: PersonFormProps) {
  const [entered, setEntered] = useState(NOBODY);
  const [account, setAccount] = useState<Account>(mayInvite ? 'agent' : 'none');
  const [isShown, setIsShown] = useState(true);
  const [status, setStatus] = useState('');
  const [passOn, setPassOn] = useState<{ name: string; url: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);

  const isInTeam = account === 'none' || isShown;
  const enter = (change: Partial<typeof NOBODY>) => setEntered((now) => ({ ...now, ...change }));

  const add = async ({ name, email, ...profile }: typeof NOBODY) => {
    const person = { name, email };
    const added = await addPerson({ ...person, isInTeam, profile }, account === 'none' ? null : account);
    if ('problem' in added) return onProblem(added.problem);
    if (added.unsaved) onProblem(added.unsaved);
    setPassOn(added.link ? { name: person.name, url: added.link } : null);
    await onAdded();
    setStatus(setupMessage(account === 'none' ? 'people.added' : 'people.invited', person));
    setEntered(NOBODY);
    nameInput.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { imageUrl, ...words } = entered;
    const person = {
      name: words.name.trim(),
      email: words.email.trim(),
      title: words.title.trim(),
      phone: words.phone.trim(),
      imageUrl,
    };
    setStatus('');
    onProblem(person.name ? '' : setupMessage('people.missing'));
    if (!person.name) return nameInput.current?.focus();
    setIsBusy(true);
    await add(person).catch((error) => onProblem(messageOfError(error)));
    setIsBusy(false);
  };

  return (
    <>
      <form className="setup__person" noValidate onSubmit={(event) => void submit(event)}>
        <ControlField label={setupMessage('people.name')}>
          {({ id }) => (
            <input
              ref={nameInput}
              id={id}
              className="editor-input"
              autoComplete="off"
              maxLength={100}
              value={entered.name}
              onChange={({ target }) => enter({ name: target.value })}
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
              value={entered.email}
              onChange={({ target }) => enter({ email: target.value })}
            />
          )}
        </ControlField>
        {mayInvite && <AccountSelect value={account} onChange={setAccount} />}
        {account !== 'none' && (
          <label className="setup__shown">
            <input type="checkbox" checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
            <span>{setupMessage('people.shown')}</span>
          </label>
        )}
        {isInTeam && (
          <>
            <ControlField label={setupMessage('people.title')}>
              {({ id }) => (
                <input
                  id={id}
                  className="editor-input"
                  autoComplete="off"
                  maxLength={100}
                  value={entered.title}
                  onChange={({ target }) => enter({ title: target.value })}
                />
              )}
            </ControlField>
            <ControlField label={setupMessage('people.phone')}>
              {({ id }) => (
                <input
                  id={id}
                  className="editor-input"
                  type="tel"
                  autoComplete="off"
                  maxLength={50}
                  value={entered.phone}
                  onChange={({ target }) => enter({ phone: target.value })}
                />
              )}
            </ControlField>
            <PictureUpload
              label={setupMessage('people.theirPortrait')}
              help={setupMessage('people.theirPortrait.help')}
              url={entered.imageUrl}
              preview={setupMessage('people.theirPortrait')}
              remove={setupMessage('people.portrait.remove')}
              look="portrait"
              onChange={(imageUrl) => enter({ imageUrl })}
            />
          </>
        )}
        <button type="submit" className="editor-button" aria-busy={isBusy}>
          {setupMessage('people.add')}
        </button>
      </form>
      <p role="status">{status}</p>
      {passOn && (
        <InvitationLink
          key={passOn.url}
          url={passOn.url}
          words={{
            label: setupMessage('people.link', passOn),
            text: setupMessage('people.link.help', passOn),
            copy: setupMessage('people.link.copy'),
            copied: setupMessage('people.link.copied'),
            failed: setupMessage('people.link.failed'),
          }}
        />
      )}
    </>
  );
}

function AccountSelect({ value, onChange }: { value: Account; onChange: (account: Account) => void }) {
  return (
    <ControlField label={setupMessage('people.account')}>
      {({ id }) => (
        <select
          id={id}
          className="editor-input"
          value={value}
          onChange={({ target }) => onChange(ROLES.find((role) => role === target.value) ?? 'none')}
        >
          {(['agent', 'editor', 'owner', 'none'] as const).map((each) => (
            <option key={each} value={each}>
              {setupMessage(`people.account.${each}`)}
            </option>
          ))}
        </select>
      )}
    </ControlField>
  );
}
