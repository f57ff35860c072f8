import { missingFacts } from '#domain/listing/own-listing-needs.ts';
import { editorMessage } from '../messages.ts';
import { SAVE_KEYS } from '../ui/key-names.ts';
import type { useListing } from './use-listing.ts';

type Props = {
  listing: Pick<ReturnType<typeof useListing>, 'stored' | 'facts' | 'isBusy' | 'save'>;
  onDelete: () => void;
};

/** What may be done with a listing: put it on the market, the main thing once its facts allow it; save, withdraw, delete. */
export function ListingButtons({ listing: { stored, facts, isBusy, save }, onDelete }: Props) {
  const canPublish =
    facts.status === 'DRAFT' || (facts.status === 'WITHDRAWN' && stored?.status === 'WITHDRAWN');
  const canWithdraw = stored?.status === 'ACTIVE' || stored?.status === 'PENDING';

  const isReady = facts.status === 'DRAFT' && missingFacts(facts).length === 0;
  const className = (isMain: boolean) => `editor-button${isMain ? ' is-primary' : ''}`;

  return (
    <div className="panes__buttons">
      {canPublish && (
        <button
          type="button"
          className={className(isReady)}
          aria-disabled={isBusy}
          onClick={() => void save({ status: 'ACTIVE' })}
        >
          {editorMessage('listings.publish')}
        </button>
      )}
      <button
        type="submit"
        className={className(!isReady)}
        aria-disabled={isBusy}
        aria-keyshortcuts={SAVE_KEYS}
      >
        {editorMessage(facts.status === 'DRAFT' ? 'listings.saveDraft' : 'listings.save')}
      </button>
      {canWithdraw && (
        <button
          type="button"
          className="editor-button"
          aria-disabled={isBusy}
          onClick={() => void save({ status: 'WITHDRAWN' })}
        >
          {editorMessage('listings.withdraw')}
        </button>
      )}
      {stored && (
        <button type="button" className="editor-button is-danger" onClick={onDelete}>
          {editorMessage('dialog.delete')}
        </button>
      )}
    </div>
  );
}
