import { isTourForm } from '../tour/tour.ts';
import type { LeadStatus } from './lead-status.ts';

/** What a customer sees of the work on a request. */
export const REQUEST_STATES = ['sent', 'answered', 'cancelled'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const ANSWERED: readonly LeadStatus[] = ['contacted', 'qualified', 'won'];

type Requested = {
  /** Id of the form. */
  kind: string;
  status: LeadStatus;
  cancelledAt: Date | null;
  /** Day of the tour, as `2026-11-23`. */
  date: string | undefined;
};

/** An agent's other statuses are not the customer's concern. */
export function requestState({
  status,
  cancelledAt,
}: Pick<Requested, 'status' | 'cancelledAt'>): RequestState {
  if (cancelledAt) return 'cancelled';

  return ANSWERED.includes(status) ? 'answered' : 'sent';
}

/** A tour, until its day is over. */
export function isCancellable(
  { kind, cancelledAt, date }: Omit<Requested, 'status'>,
  today: string,
): boolean {
  return isTourForm(kind) && cancelledAt === null && date !== undefined && date >= today;
}
