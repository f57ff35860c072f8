import { ROLES, type Role } from '#domain/site/roles.ts';
import { moment } from '../../drafts/moment.ts';
import { editorMessage } from '../../messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Person_PersonFragment } from './people.generated.ts';

type Props = {
  person: Person_PersonFragment;
  /** Nobody removes or disables themselves here: their session would end. */
  isViewer: boolean;
  onRole: (role: Role) => void;
  onAsk: (what: 'remove' | 'withdraw' | 'disable' | 'signOut') => void;
  onEnable: () => void;
  onResend: () => void;
};

export function PersonRow({ person, isViewer, onRole, onAsk, onEnable, onResend }: Props) {
  const { name, email, role, status, agentUid } = person;
  const isInvited = status === 'INVITED';

  return (
    <li className="people__row">
      <span className="people__name">
        <strong>
          {name || email}
          {isViewer && <span className="people__you"> ({editorMessage('people.you')})</span>}
        </strong>
        <span>{email}</span>
        <span>
          {whenOf(person)}
          {agentUid !== null && ` · ${editorMessage('people.hasProfile')}`}
        </span>
      </span>
      <span className={`people__status is-${status.toLowerCase()}`}>
        {editorMessage(`people.status.${status}`)}
      </span>
      <select
        className="editor-input people__role"
        aria-label={editorMessage('people.role.of', { email })}
        value={role}
        disabled={status === 'DISABLED'}
        onChange={({ target }) => {
          const chosen = ROLES.find((each) => each === target.value);
          if (chosen) onRole(chosen);
        }}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {editorMessage(`people.role.${each}`)}
          </option>
        ))}
      </select>
      <span className="people__tools">
        {isInvited && (
          <IconButton icon="send" label={editorMessage('people.resend.to', { email })} onPress={onResend} />
        )}
        {status === 'ACTIVE' && !isViewer && (
          <>
            <IconButton
              icon="log-out"
              label={editorMessage('people.signOut.of', { email })}
              onPress={() => onAsk('signOut')}
            />
            <IconButton
              icon="eye-off"
              label={editorMessage('people.disable.of', { email })}
              onPress={() => onAsk('disable')}
            />
          </>
        )}
        {status === 'DISABLED' && (
          <IconButton icon="eye" label={editorMessage('people.enable.of', { email })} onPress={onEnable} />
        )}
        {!isViewer && (
          <IconButton
            icon="trash-2"
            label={editorMessage(isInvited ? 'people.withdraw.of' : 'people.remove.of', { email })}
            onPress={() => onAsk(isInvited ? 'withdraw' : 'remove')}
          />
        )}
      </span>
    </li>
  );
}

function whenOf({ status, signedInAt, invitedUntil }: Person_PersonFragment): string {
  // Without a link who signs in with a provider elsewhere.
  if (status === 'INVITED' && invitedUntil !== null) {
    const isOpen = new Date(invitedUntil) > new Date();

    return isOpen
      ? editorMessage('people.until', { when: moment(invitedUntil) })
      : editorMessage('people.expired');
  }

  return signedInAt
    ? editorMessage('people.signedIn', { when: moment(signedInAt) })
    : editorMessage('people.neverSignedIn');
}
