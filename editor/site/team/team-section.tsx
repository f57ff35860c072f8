import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { messageOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useMay } from '../../use-may.ts';
import { PasswordForm } from '../website/password-form.tsx';
import { TeamForm } from './team-form.tsx';
import { loadTeam, removeMember, type TeamMember } from './team-store.ts';

type Open =
  | { kind: 'form'; member: TeamMember | null }
  | { kind: 'password' }
  | { kind: 'remove'; member: TeamMember; question: string }
  | null;

/** Lists the team; members are added, edited and removed immediately. `viewerUid` is the signed-in agent. */
export function TeamSection({ viewerUid }: { viewerUid: string | null }) {
  const [mayChangeAll, mayChangePeople] = [useMay('site'), useMay('people')];
  const { loaded: team, reload } = useLoaded(loadTeam);
  const [open, setOpen] = useState<Open>(null);

  const confirmRemoval = (member: TeamMember, savedBy?: string | null) => {
    const name = member.doc.displayName;
    const who = savedBy ?? editorMessage('conflict.someone');
    const question =
      savedBy === undefined
        ? editorMessage('team.remove.question', { name })
        : editorMessage('team.remove.changed', { who, name });
    setOpen({ kind: 'remove', member, question });
  };
  const remove = async (member: TeamMember) => {
    const { displayName: name } = member.doc;
    setOpen(null);
    try {
      const obstacle = await removeMember(member);
      if (obstacle && 'problem' in obstacle) throw new Error(obstacle.problem.message);
      if (obstacle?.conflict.newer) confirmRemoval(obstacle.conflict.newer, obstacle.conflict.savedBy);
      else notifyAgent({ type: 'notice', message: editorMessage('team.removed', { name }) });
    } catch (error) {
      notifyAgent({ type: 'error', message: messageOfError(error) });
    }
    void reload();
  };

  if (team === 'loading') return <p role="status">{editorMessage('team.loading')}</p>;
  if (team === 'failed') {
    return <LoadFailure message={editorMessage('team.failed')} onRetry={() => void reload()} />;
  }
  if (open?.kind === 'form') {
    return (
      <TeamForm
        member={open.member}
        onBack={() => {
          setOpen(null);
          void reload();
        }}
        // The list before has the old revisions: removing a member by one of those would look like a conflict.
        onSaved={(name) => {
          notifyAgent({ type: 'notice', message: editorMessage('team.saved', { name }) });
          void reload().then(() => setOpen(null));
        }}
      />
    );
  }

  if (open?.kind === 'password') return <PasswordForm onBack={() => setOpen(null)} />;

  return (
    <>
      <p className="editor-help">{editorMessage('team.help')}</p>
      <ul className="team-list">
        {team.map((member) => (
          <TeamRow
            key={member.id}
            member={member}
            onEdit={mayChangeAll || member.uid === viewerUid ? () => setOpen({ kind: 'form', member }) : null}
            onRemove={mayChangePeople && member.uid !== viewerUid ? () => confirmRemoval(member) : null}
          />
        ))}
      </ul>
      <div className="team-section__buttons">
        {mayChangePeople && (
          <button
            type="button"
            className="editor-button"
            onClick={() => setOpen({ kind: 'form', member: null })}
          >
            <Icon name="user-plus" />
            {editorMessage('team.add')}
          </button>
        )}
        {viewerUid && (
          <button type="button" className="editor-button" onClick={() => setOpen({ kind: 'password' })}>
            <Icon name="key" />
            {editorMessage('password.save')}
          </button>
        )}
      </div>
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={editorMessage('team.remove.title')}
          question={open.question}
          confirm={editorMessage('team.remove.confirm')}
          onConfirm={() => void remove(open.member)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** Null where the agent may not. */
type TeamRowProps = { member: TeamMember; onEdit: (() => void) | null; onRemove: (() => void) | null };

/** Agents cannot remove themselves, as that would end their session. */
function TeamRow({ member: { doc }, onEdit, onRemove }: TeamRowProps) {
  const { displayName, title, imageUrl } = doc;

  return (
    <li className="team-list__row">
      <span className="team-list__portrait" aria-hidden="true">
        {imageUrl ? <img src={imageUrl} alt="" loading="lazy" /> : displayName.slice(0, 1)}
      </span>
      <span className="team-list__name">
        <strong>{displayName}</strong>
        <span>{title || doc.role}</span>
      </span>
      {onEdit && (
        <IconButton
          icon="pencil"
          label={editorMessage('team.edit', { name: displayName })}
          onPress={onEdit}
        />
      )}
      {onRemove && (
        <IconButton
          icon="trash-2"
          label={editorMessage('team.remove', { name: displayName })}
          onPress={onRemove}
        />
      )}
    </li>
  );
}
