import { useMemo, useRef, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { useTeamNames } from '../site/team/use-team-names.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import type { LeadFilter } from './leads-store.ts';
import { ReplyTextsDialog } from './reply-texts-dialog.tsx';
import { loadReplyTexts } from './reply-texts-store.ts';
import { useLeadChanges } from './use-lead-changes.ts';
import { useLeads } from './use-leads.ts';
import '../ui/editor-rows.css';
import './leads.css';

/** Clients & Leads: the list, and the chosen lead beside it; on a phone in its place. */
export function LeadsDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<LeadFilter>({});
  const list = useLeads(filter);
  const { leads, isLoading, reload, more } = list;
  const { version, change, remove, markRead } = useLeadChanges(list);
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<string[] | null>(null);
  const replyTexts = useLoaded(loadReplyTexts);
  const [isEditingTexts, setIsEditingTexts] = useState(false);
  const team = useTeamNames();
  const side = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => [...chosen], [chosen]);

  const open = (id: string) => {
    setOpenId(id);
    markRead(id);
  };
  const back = () => {
    const id = openId;
    setOpenId(null);
    requestAnimationFrame(() => side.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`)?.focus());
  };
  const removeChosen = async (targets: string[]) => {
    setDeleting(null);
    if (openId && targets.includes(openId)) setOpenId(null);
    setChosen(new Set());
    await remove(targets);
  };

  return (
    <EditorDialog title={editorMessage('leads.title')} size="wide" onClose={onClose}>
      <div className={`leads${openId ? ' has-open' : ''}`}>
        <div className="leads__side" ref={side}>
          <LeadFilters filter={filter} team={team} leads={leads} onChange={setFilter} />
          {ids.length > 0 && (
            <BulkBar
              count={ids.length}
              team={team}
              onChange={(changed) => void change(ids, changed)}
              onDelete={() => setDeleting(ids)}
              onClear={() => setChosen(new Set())}
            />
          )}
          <LeadList
            leads={leads}
            isLoading={isLoading}
            isFiltered={Object.values(filter).some(Boolean)}
            openId={openId}
            chosen={chosen}
            onOpen={open}
            onChoose={setChosen}
            onMore={more}
            onRetry={() => void reload()}
          />
        </div>
        <section className="leads__detail" aria-label={editorMessage('leads.detail')}>
          {openId ? (
            <LeadPanel
              key={openId}
              id={openId}
              version={version}
              team={team}
              replyTexts={typeof replyTexts.loaded === 'object' ? replyTexts.loaded : null}
              onEditTexts={() => setIsEditingTexts(true)}
              onBack={back}
              onChange={(changed) => change([openId], changed)}
              onDelete={() => setDeleting([openId])}
            />
          ) : (
            <p className="leads__hint">{editorMessage('leads.choose')}</p>
          )}
        </section>
      </div>
      {isEditingTexts && typeof replyTexts.loaded === 'object' && (
        <ReplyTextsDialog
          stored={replyTexts.loaded}
          onSaved={(saved) => {
            replyTexts.show(saved);
            setIsEditingTexts(false);
          }}
          onClose={() => setIsEditingTexts(false)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={editorMessage('leads.delete.title')}
          question={editorMessage('leads.delete.question', { count: deleting.length })}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void removeChosen(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </EditorDialog>
  );
}
