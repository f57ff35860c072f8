import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import type { TeamName } from '../site/team/use-team-names.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ConflictNote } from '../ui/conflict-note.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ListingButtons } from './listing-buttons.tsx';
import { ListingForm } from './listing-form.tsx';
import { type ListingInput, useListing } from './use-listing.ts';

type Props = Omit<ListingInput, 'soleAgentId'> & { team: readonly TeamName[]; onBack: () => void };

/** One listing: its form, and what may be done with it. */
export function ListingPanel({ team, onBack, ...input }: Props) {
  const [first, second] = team;
  const listing = useListing({ ...input, soleAgentId: (!second && first?.id) || null });
  const { status, stored, facts, problem, conflict, generation, reload, change, save, remove } = listing;
  const [isDeleting, setIsDeleting] = useState(false);

  const form = useRef<HTMLFormElement>(null);

  // The groups of the form have opened where the problem is.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  // Once the dialog is open: a closed one takes no focus.
  const isNew = input.id === null;
  useEffect(() => {
    if (!isNew) return;
    const frame = requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('.editor-input')?.focus(),
    );

    return () => cancelAnimationFrame(frame);
  }, [isNew]);

  if (status === 'loading') return <p role="status">{editorMessage('listings.loading')}</p>;
  if (status === 'failed')
    return <LoadFailure message={editorMessage('listings.one.failed')} onRetry={reload} />;

  return (
    <>
      <div className="panes__head">
        <button type="button" className="editor-button panes__back" onClick={onBack}>
          <Icon name="arrow-left" />
          {editorMessage('listings.back')}
        </button>
        <h3>
          {stored ? stored.address || editorMessage('listings.noAddress') : editorMessage('listings.new')}
        </h3>
        {stored?.path && (
          <a className="editor-button" href={stored.path} target="_blank" rel="noopener">
            <Icon name="external-link" />
            {editorMessage('listings.view')}
          </a>
        )}
      </div>
      {stored && (
        <p className="editor-help">
          {editorMessage('listings.lastSaved', {
            when: fullMoment(stored.savedAt),
            name: stored.savedBy ?? editorMessage('listings.somebody'),
          })}
        </p>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ListingForm key={generation} facts={facts} team={team} problem={problem} onChange={change} />
        <div className="panes__foot">
          {problem && (
            <p role="alert" className="editor-error">
              {problem.message}
            </p>
          )}
          {conflict && (
            <ConflictNote
              message={editorMessage('listings.conflict', { name: conflict })}
              onReload={reload}
            />
          )}
          <ListingButtons listing={listing} onDelete={() => setIsDeleting(true)} />
        </div>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={editorMessage('listings.delete')}
          question={editorMessage('listings.delete.question')}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => {
            setIsDeleting(false);
            void remove();
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
