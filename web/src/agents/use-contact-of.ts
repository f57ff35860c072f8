import { officePhone } from '#domain/site/office-phone.ts';
import { useSite } from '../site/site-context.tsx';

type Reached = { phone?: string | null; email?: string | null };

/** The agent, reached at the office without contacts of their own. */
export function useContactOf<Agent extends Reached>(agent: Agent) {
  const { office } = useSite().website.config;

  return { ...agent, phone: agent.phone || officePhone(office), email: agent.email || office.email };
}
