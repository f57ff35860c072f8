import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOfError } from '../api/api-error.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { type LeadFilter, type LeadPage, loadLeads } from './leads-store.ts';

export type Leads = { status: 'loading' } | { status: 'failed' } | ({ status: 'loaded' } & LeadPage);

/** The leads that a filter finds, page after page. While another filter loads, the ones before stay. */
export function useLeads(filter: LeadFilter) {
  const [leads, setLeads] = useState<Leads>({ status: 'loading' });
  const [isLoading, setIsLoading] = useState(true);
  const running = useRef<AbortController | null>(null);
  const run = useCallback(async (requested: LeadFilter, before: LeadPage | null) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setIsLoading(true);
    try {
      const page = await loadLeads(requested, before?.next ?? null, abort.signal);
      setLeads({ status: 'loaded', ...page, leads: [...(before?.leads ?? []), ...page.leads] });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (before) notifyAgent({ type: 'error', message: sentenceOfError(error) });
      else setLeads({ status: 'failed' });
    }
    setIsLoading(false);
  }, []);
  const reload = useCallback(() => run(filter, null), [run, filter]);

  useEffect(() => {
    void reload();

    return () => running.current?.abort();
  }, [reload]);

  return {
    leads,
    isLoading,
    reload,
    more: () => leads.status === 'loaded' && leads.next && void run(filter, leads),
    setLeads,
  };
}
