import { useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageButtons } from '../../ui/page-buttons.tsx';
import { ServerNote } from '../mails/server-note.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { PersonRow } from './person-row.tsx';
import { PEOPLE_PER_PAGE, type Person, usePeople } from './use-people.ts';
import './people.css';

type Asking = { person: Person; what: 'remove' | 'withdraw' | 'disable' | 'signOut' };

/** Website Settings › People: who may sign in and what they may do. Changes are saved immediately. */
export function PeopleSection({ viewerUid }: { viewerUid: string | null }) {
  const list = usePeople();
  const { page, people, passOn } = list;
  const [isInviting, setIsInviting] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  const invite = useRef<HTMLButtonElement>(null);

  if (people === 'loading') return <p role="status">{editorMessage('people.loading')}</p>;
  if (people === 'failed')
    return <LoadFailure message={editorMessage('people.failed')} onRetry={() => void list.reload()} />;
  if (isInviting) {
    return (
      <InviteForm
        onBack={() => {
          setIsInviting(false);
          requestAnimationFrame(() => invite.current?.focus());
        }}
        onInvited={(email, link) => {
          setIsInviting(false);
          void list.invited(email, link);
        }}
      />
    );
  }

  const pageCount = Math.ceil(people.total / PEOPLE_PER_PAGE);

  return (
    <>
      <p className="editor-help">{editorMessage('people.help')}</p>
      {!people.delivers && (
        <>
          <p className="people__note">{editorMessage('people.noMail')}</p>
          <ServerNote label={editorMessage('server.note')} texts={[editorMessage('server.note.mail')]} />
        </>
      )}
      <button
        ref={invite}
        type="button"
        className="editor-button is-primary"
        onClick={() => setIsInviting(true)}
      >
        <Icon name="user-plus" />
        {editorMessage('people.invite')}
      </button>
      {passOn && (
        <InvitationLink
          key={passOn.url}
          url={passOn.url}
          words={{
            label: editorMessage('people.link', { email: passOn.email }),
            text: editorMessage('people.link.help', { email: passOn.email }),
            copy: editorMessage('people.link.copy'),
            copied: editorMessage('people.link.copied'),
            failed: editorMessage('people.link.failed'),
          }}
        />
      )}
      <ul className="people" aria-label={editorMessage('site.section.people')}>
        {people.people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isViewer={viewerUid !== null && (person.agentUid ?? person.id) === viewerUid}
            onRole={(role) => void list.changeRole(person, role)}
            onAsk={(what) => setAsking({ person, what })}
            onEnable={() => void list.enable(person)}
            onResend={() => void list.resend(person)}
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
          onPage={list.setPage}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={editorMessage(`people.${asking.what}`)}
          question={editorMessage(`people.${asking.what}.question`, { email: asking.person.email })}
          confirm={editorMessage(`people.${asking.what}`)}
          onConfirm={() => {
            setAsking(null);
            void list[asking.what](asking.person);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
