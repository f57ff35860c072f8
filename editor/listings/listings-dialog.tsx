import { useCallback, useRef, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { useTeamNames } from '../site/team/use-team-names.ts';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useUnsavedQuestion } from '../ui/use-unsaved-question.tsx';
import { ListingPanel } from './listing-panel.tsx';
import { ListingsList } from './listings-list.tsx';
import { type ListingFilter, loadListings } from './listings-store.ts';
import '../ui/panes.css';
import '../ui/editor-rows.css';
import './listings.css';

/** Id of a listing, or a new one. */
export type OpenListing = { id: string } | 'new' | null;

const TYPED_MS = 300;

type ListingsDialogProps = {
  /** The listing that it begins with. */
  start?: OpenListing;
  onClose: () => void;
};

/** My Listings: the listings that the agents of the site have entered, and the open one beside them; on a phone in their place. */
export function ListingsDialog({ start = null, onClose }: ListingsDialogProps) {
  const [filter, setFilter] = useState<ListingFilter>({ page: 1 });
  const [open, setOpen] = useState<OpenListing>(start);
  const [isChanged, setIsChanged] = useState(false);
  const unsaved = useUnsavedQuestion({
    title: editorMessage('listings.title'),
    isChanged,
    onDiscard: () => setIsChanged(false),
  });
  const { leave } = unsaved;
  const team = useTeamNames();
  const side = useRef<HTMLDivElement>(null);
  const load = useCallback((signal?: AbortSignal) => loadListings(filter, signal), [filter]);
  const { loaded: listings, reload } = useLoaded(load, { delayMs: filter.text ? TYPED_MS : 0 });

  const show = (next: OpenListing) => {
    setIsChanged(false);
    setOpen(next);
  };
  const back = () => {
    const opened = open;
    show(null);
    const row = opened && opened !== 'new' ? `[data-listing="${opened.id}"]` : '[data-new]';
    requestAnimationFrame(() => side.current?.querySelector<HTMLElement>(row)?.focus());
  };

  return (
    <EditorDialog title={editorMessage('listings.title')} size="wide" onClose={() => leave(onClose)}>
      <div className={`panes${open ? ' has-open' : ''}`}>
        <div className="panes__side" ref={side}>
          <ListingsList
            listings={listings}
            filter={filter}
            openId={open && open !== 'new' ? open.id : null}
            onFilter={setFilter}
            onOpen={(next) => leave(() => show(next))}
            onRetry={() => void reload()}
          />
        </div>
        <section className="panes__detail" aria-label={editorMessage('listings.detail')}>
          {open ? (
            <ListingPanel
              key={open === 'new' ? 'new' : open.id}
              id={open === 'new' ? null : open.id}
              team={team}
              onChanged={setIsChanged}
              onBack={() => leave(back)}
              onSaved={(id, message) => {
                setIsChanged(false);
                setOpen({ id });
                notifyAgent({ type: 'notice', message });
                void reload();
              }}
              onDeleted={(message) => {
                show(null);
                notifyAgent({ type: 'notice', message });
                void reload();
              }}
            />
          ) : (
            <p className="panes__hint">{editorMessage('listings.choose')}</p>
          )}
        </section>
      </div>
      {unsaved.dialog}
    </EditorDialog>
  );
}
