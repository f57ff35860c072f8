import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { telUrl } from './agent-text.ts';
import './agent-contact-links.css';

type AgentContactLinksProps = {
  agent: { displayName: string; email?: string | null; phone?: string | null; phones?: readonly string[] };
  isButtons?: boolean | undefined;
};

/** Contact links of an agent: every public phone number, and the email if published. */
export function AgentContactLinks({
  agent: { displayName: name, email, phone, phones },
  isButtons = false,
}: AgentContactLinksProps) {
  const numbers = phones?.length ? phones : phone ? [phone] : [];
  if (numbers.length === 0 && !email) return null;

  return (
    <ul className={`agent-contact-links${isButtons ? ' is-buttons' : ''}`}>
      {numbers.map((number) => (
        <li key={number}>
          <a
            className={isButtons ? 'button' : undefined}
            href={telUrl(number)}
            aria-label={`${message('agent.call', { name })}: ${number}`}
          >
            <Icon name="phone" />
            {number}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a
            className={isButtons ? 'button is-secondary' : undefined}
            href={`mailto:${email}`}
            aria-label={message('agent.email', { name })}
          >
            <Icon name="mail" />
            {message('agent.email.short')}
          </a>
        </li>
      )}
    </ul>
  );
}
