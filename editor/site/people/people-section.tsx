import { useCallback, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request, requestChange } from '../../api.ts';
import { sentenceOfError } from '../../api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { InviteForm } from './invite-form.tsx';
import {
  EditorChangePersonDocument,
  EditorEndPersonSessionsDocument,
  EditorPeopleDocument,
  type EditorPeopleQuery,
  EditorRemovePersonDocument,
  EditorResendInvitationDocument,
  type Person_PersonFragment,
} from './people.generated.ts';
import { PersonRow } from './person-row.tsx';
import './people.css';

type Person = Person_PersonFragment;
type Asking = { person: Person; what: 'remove' | 'withdraw' | 'disable' | 'signOut' };
const SIZE = 50;

/** Website Settings › People: who may sign in and what they may do. Changes are saved immediately. */
export function PeopleSection({ viewerUid }: { viewerUid: string | null }) {
  const [page, setPage] = useState(1);
  const [isInviting, setIsInviting] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const invite = useRef<HTMLButtonElement>(null);
  const load = useCallback(
    (signal?: AbortSignal): Promise<EditorPeopleQuery['people']> =>
      request(EditorPeopleDocument, { page }, signal).then(({ people }) => people),
    [page],
  );
  const { loaded: people, reload } = useLoaded(load);

  /** The list is loaded again in any case: it may be stale. */
  const act = async (work: () => Promise<string>) => {
    setAsking(null);
    try {
      notifyAgent({ type: 'notice', message: await work() });
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
  };
  const change = (person: Person, changed: { role?: Person['role']; isDisabled?: boolean }, done: string) =>
    act(async () => {
      const { id, revision, email } = person;
      const { result } = await request(EditorChangePersonDocument, { input: { id, revision, ...changed } });
      if ('currentRevision' in result) throw new Error(editorMessage('people.conflict', { email }));
      if ('message' in result) throw new Error(result.message);
      return done;
    });
  const remove = ({ id, revision, email }: Person, done: string) =>
    act(async () => {
      const { result } = await request(EditorRemovePersonDocument, { id, revision });
      if ('currentRevision' in result) throw new Error(editorMessage('people.conflict', { email }));
      if ('message' in result) throw new Error(result.message);
      return done;
    });
  const signOut = ({ id, email }: Person) =>
    act(async () => {
      const { ended } = await requestChange(EditorEndPersonSessionsDocument, { id });
      return editorMessage('people.signedOut', { email, count: ended });
    });
  const resend = ({ id, email }: Person) =>
    act(async () => {
      await requestChange(EditorResendInvitationDocument, { id, origin: window.location.origin });
      return editorMessage('people.invited', { email });
    });
  const confirm = ({ person, what }: Asking) => {
    const { email } = person;
    if (what === 'signOut') return signOut(person);
    if (what === 'disable')
      return change(person, { isDisabled: true }, editorMessage('people.disabled', { email }));
    return remove(
      person,
      editorMessage(what === 'withdraw' ? 'people.withdrawn' : 'people.removed', { email }),
    );
  };

  if (people === 'loading') return <p role="status">{editorMessage('people.loading')}</p>;
  if (people === 'failed')
    return <LoadFailure message={editorMessage('people.failed')} onRetry={() => void reload()} />;
  if (isInviting) {
    return (
      <InviteForm
        onBack={() => {
          setIsInviting(false);
          requestAnimationFrame(() => invite.current?.focus());
        }}
        onInvited={(email) => {
          setIsInviting(false);
          void act(async () => editorMessage('people.invited', { email }));
        }}
      />
    );
  }

  const pageCount = Math.ceil(people.total / SIZE);

  return (
    <>
      <p className="editor-help">{editorMessage('people.help')}</p>
      {!people.delivers && <p className="people__note">{editorMessage('people.noMail')}</p>}
      <button
        ref={invite}
        type="button"
        className="editor-button is-primary"
        onClick={() => setIsInviting(true)}
      >
        <Icon name="user-plus" />
        {editorMessage('people.invite')}
      </button>
      <ul className="people" aria-label={editorMessage('site.section.people')}>
        {people.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isViewer={viewerUid !== null && (person.agentUid ?? person.id) === viewerUid}
            onRole={(role) =>
              void change(person, { role }, editorMessage('people.roleChanged', { email: person.email }))
            }
            onAsk={(what) => setAsking({ person, what })}
            onEnable={() =>
              void change(
                person,
                { isDisabled: false },
                editorMessage('people.enabled', { email: person.email }),
              )
            }
            onResend={() => void resend(person)}
          />
        ))}
      </ul>
      {pageCount > 1 && (
        <PageButtons
          className="people__pages"
          label={editorMessage('people.pages')}
          page={page}
          pageCount={pageCount}
          place={editorMessage('people.page', { page, pages: pageCount })}
          previous={editorMessage('people.previous')}
          next={editorMessage('people.next')}
          onPage={setPage}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={editorMessage(`people.${asking.what}`)}
          question={editorMessage(`people.${asking.what}.question`, { email: asking.person.email })}
          confirm={editorMessage(`people.${asking.what}`)}
          onConfirm={() => void confirm(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
