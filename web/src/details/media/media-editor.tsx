import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { message } from '../../messages.ts';
import { Modal } from '../../modals/modal.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import {
  draftsOf,
  MEDIUM_TYPES,
  type MediumDraft,
  type MediumType,
  mediaInput,
  newMedium,
} from './media-draft.ts';
import { EditedListingMediaDocument, SaveListingMediaDocument } from './save-listing-media.generated.ts';
import './media-editor.css';

/** Imported by the first request, so that the page of a listing does not name what only agents load. */
const requestAsAgent: typeof import('../../data/agent-request.ts').requestAsAgent = async (
  document,
  variables,
) => (await import('../../data/agent-request.ts')).requestAsAgent(document, variables);

type MediaEditorProps = { listing: ListingDetails_ListingFragment; onClose: () => void };

/** Editor for the media an agent adds to a listing; the source's own photos are read-only. */
export function MediaEditor({ listing, onClose }: MediaEditorProps) {
  /** Null until loaded. */
  const [media, setMedia] = useState<MediumDraft[] | null>(null);
  const [revision, setRevision] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasConflict, setHasConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const change = (key: number, changes: Partial<MediumDraft>) =>
    setMedia(
      (all) => all?.map((medium) => (medium.key === key ? { ...medium, ...changes } : medium)) ?? null,
    );

  const load = useCallback(async () => {
    setFailure(null);
    setHasConflict(false);
    try {
      const { listingMedia: saved } = await requestAsAgent(EditedListingMediaDocument, {
        listingId: listing.id,
      });
      setMedia(draftsOf(saved.media));
      setRevision(saved.revision);
    } catch {
      setFailure(message('details.media.notLoaded'));
    }
  }, [listing.id]);
  useEffect(() => void load(), [load]);

  async function save(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    setFailure(null);
    try {
      const input = { listingId: listing.id, media: mediaInput(media ?? []), revision };
      const { saveListingMedia: result } = await requestAsAgent(SaveListingMediaDocument, { input });
      if (result.__typename === 'SaveListingMediaSuccess') return window.location.reload();
      setHasConflict(result.__typename === 'ConflictError');
      setFailure(
        result.__typename === 'ConflictError'
          ? message('details.media.conflict', { who: result.savedBy ?? message('details.media.somebody') })
          : result.message,
      );
    } catch {
      setFailure(message('details.media.failed'));
    }
    setSaving(false);
  }

  return (
    <Modal title={message('details.media.title')} width={600} onClose={onClose}>
      <form className="media-editor" onSubmit={(event) => void save(event)}>
        <p>{message('details.media.intro')}</p>
        {!media && !failure && <p role="status">{message('details.media.loading')}</p>}
        <ul className="media-editor__list">
          {media?.map((medium, index) => (
            <MediumFields
              key={medium.key}
              medium={medium}
              position={index + 1}
              onChange={(changes) => change(medium.key, changes)}
              onRemove={() => setMedia(media.filter(({ key }) => key !== medium.key))}
            />
          ))}
        </ul>
        <button
          type="button"
          className="button is-secondary"
          disabled={!media}
          onClick={() => setMedia([...(media ?? []), newMedium()])}
        >
          <Icon name="plus" />
          {message('details.media.add')}
        </button>
        {failure && <p role="alert">{failure}</p>}
        {(hasConflict || (failure && !media)) && (
          <button type="button" className="button is-secondary" onClick={() => void load()}>
            {message('details.media.load')}
          </button>
        )}
        <button type="submit" className="button" disabled={isSaving || !media || hasConflict}>
          {message('details.media.save')}
        </button>
      </form>
    </Modal>
  );
}

type MediumFieldsProps = {
  medium: MediumDraft;
  position: number;
  onChange: (changes: Partial<MediumDraft>) => void;
  onRemove: () => void;
};

function MediumFields({ medium: { type, value }, position, onChange, onRemove }: MediumFieldsProps) {
  const label = message(`details.media.${type}.value`);

  return (
    <li>
      <fieldset className="media-editor__medium">
        <legend>{message('details.media.medium', { position })}</legend>
        <select
          aria-label={message('details.media.type')}
          value={type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value as MediumType })}
        >
          {MEDIUM_TYPES.map((name) => (
            <option key={name} value={name}>
              {message(`details.media.${name}`)}
            </option>
          ))}
        </select>
        {type === 'other' ? (
          <textarea
            aria-label={label}
            rows={4}
            value={value}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
          />
        ) : (
          <input
            aria-label={label}
            placeholder={label}
            value={value}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
          />
        )}
        <button type="button" className="media-editor__remove" onClick={onRemove}>
          <Icon name="trash-2" />
          {message('details.media.remove')}
        </button>
      </fieldset>
    </li>
  );
}
