import { useState } from 'react';
import { sentenceOfError } from '../api/api-error.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { changeLeads, deleteLeads, type LeadChange } from './leads-store.ts';
import type { useLeads } from './use-leads.ts';

/** Changes of leads, each followed by loading the list again; `version` increases with it, for the open lead. */
export function useLeadChanges({ leads, reload, setLeads }: ReturnType<typeof useLeads>) {
  const [version, setVersion] = useState(0);
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notifyAgent({ type: 'error', message: sentenceOfError(error) });
    }
    await reload();
    setVersion((before) => before + 1);
  };

  return {
    version,
    change: (ids: string[], changed: LeadChange) => run(() => changeLeads(ids, changed)),
    remove: (ids: string[]) => run(() => deleteLeads(ids)),
    /** Shown as read at once: a late or failed request does no harm. */
    markRead: (id: string) => {
      if (leads.status !== 'loaded' || leads.leads.find((lead) => lead.id === id)?.isRead !== false) return;

      const read = leads.leads.map((lead) => (lead.id === id ? { ...lead, isRead: true } : lead));
      setLeads({ ...leads, leads: read, unread: Math.max(leads.unread - 1, 0) });
      changeLeads([id], { isRead: true }).catch((error: unknown) =>
        console.error('Not marked as read:', error),
      );
    },
  };
}
