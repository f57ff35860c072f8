import { editorMessage } from '../messages.ts';
import type { LeadStatus } from './leads-store.ts';

export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <span className={`lead-status is-${status}`}>{editorMessage(`leads.status.${status}`)}</span>;
}
