import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditRole } from '#domain/site/audit.ts';

/** Who changes something: an account, the command line, or a scheduled job. */
export type Actor = { id: string | null; name: string; role: AuditRole };

const actors = new AsyncLocalStorage<{ actor: Actor | null }>();
const SITE: Actor = { id: null, name: '', role: 'site' };

/** Runs a call or a command; what it changes is recorded as the actor's. */
export function withActor<Result>(actor: Actor | null, work: () => Result): Result {
  return actors.run({ actor }, work);
}

/** Names who the running call belongs to, once that is known. */
export function setActor(actor: Actor): void {
  const running = actors.getStore();
  if (running) running.actor = actor;
}

export function currentActor(): Actor {
  return actors.getStore()?.actor ?? SITE;
}
