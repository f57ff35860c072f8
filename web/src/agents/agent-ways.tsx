import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { telAddress } from './agent-words.ts';
import './agent-ways.css';

type AgentWaysProps = {
  agent: { displayName: string; email?: string | null; phone?: string | null; phones?: readonly string[] };
};

/** How to reach an agent: every number shown, and the e-mail where the agent publishes it. */
export function AgentWays({ agent: { displayName: name, email, phone, phones } }: AgentWaysProps) {
  const numbers = phones?.length ? phones : phone ? [phone] : [];
  if (numbers.length === 0 && !email) return null;

  return (
    <ul className="agent-ways">
      {numbers.map((number) => (
        <li key={number}>
          <a href={telAddress(number)} aria-label={`${message('agent.call', { name })}: ${number}`}>
            <Icon name="phone" />
            {number}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`} aria-label={message('agent.email', { name })}>
            <Icon name="mail" />
            {message('agent.email.short')}
          </a>
        </li>
      )}
    </ul>
  );
}
