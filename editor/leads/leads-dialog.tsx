import { useMemo, useRef, useState } from 'react';
import { sentenceOfError } from '../api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { useTeamNames } from '../site/team/use-team-names.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { changeLeads, deleteLeads, type LeadChange, type LeadFilter } from './leads-store.ts';
import { useLeads } from './use-leads.ts';
import '../ui/editor-rows.css';
import './leads.css';

/** Clients & Leads: the list, and the chosen lead beside it; on a phone in its place. */
export function LeadsDialog({ onClose }: { onClose: () => void }) {
  const [filter, setFilter] = useState<LeadFilter>({});
  const { leads, isLoading, reload, more, setLeads } = useLeads(filter);
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<string[] | null>(null);
  const [version, setVersion] = useState(0);
  const team = useTeamNames();
  const list = useRef<HTMLDivElement>(null);
  const rows = leads.status === 'loaded' ? leads.leads : [];
  const ids = useMemo(() => [...chosen], [chosen]);

  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
    setVersion((before) => before + 1);
  };
  const change = (targets: string[], changed: LeadChange) => act(() => changeLeads(targets, changed));
  const open = (id: string) => {
    setOpenId(id);
    const row = rows.find((lead) => lead.id === id);
    if (!row || row.isRead || leads.status !== 'loaded') return;

    // Shown as read at once: that it is stored late or not at all does no harm.
    const read = leads.leads.map((lead) => (lead.id === id ? { ...lead, isRead: true } : lead));
    setLeads({ ...leads, leads: read, unread: Math.max(leads.unread - 1, 0) });
    changeLeads([id], { isRead: true }).catch((error: unknown) =>
      console.error('Not marked as read:', error),
    );
  };
  const back = () => {
    const id = openId;
    setOpenId(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-lead="${id}"]`)?.focus());
  };
  const remove = async (targets: string[]) => {
    setDeleting(null);
    if (openId && targets.includes(openId)) setOpenId(null);
    setChosen(new Set());
    await act(() => deleteLeads(targets));
  };

  return (
    <EditorDialog title={editorMessage('leads.title')} size="wide" onClose={onClose}>
      <div className={`leads${openId ? ' has-open' : ''}`}>
        <div className="leads__side" ref={list}>
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
              onBack={back}
              onChange={(changed) => change([openId], changed)}
              onDelete={() => setDeleting([openId])}
            />
          ) : (
            <p className="leads__hint">{editorMessage('leads.choose')}</p>
          )}
        </section>
      </div>
      {deleting && (
        <ConfirmDialog
          title={editorMessage('leads.delete.title')}
          question={editorMessage('leads.delete.question', { count: deleting.length })}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => void remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </EditorDialog>
  );
}
