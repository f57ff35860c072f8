import { firstPerson } from '#domain/site/first-person.ts';
import { officePhone } from '#domain/site/office-phone.ts';
import { message } from '../../messages.ts';
import { AgentFace } from '../../site/agent-face.tsx';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import './who-answers.css';

type WhoAnswersProps = { contact: NonNullable<ListingDetails_ListingFragment['contact']> | null };

/** The agent who answers, with a face and a phone number; else the office. */
export function WhoAnswers({ contact }: WhoAnswersProps) {
  const { office, display } = useSite().website.config;
  const phone = contact?.phone || officePhone(office);
  // Somebody who works under their own name has no other office.
  const officeName = office.officeName === contact?.displayName ? '' : office.officeName;
  const role = [contact?.title, officeName].filter(Boolean).join(', ');

  return (
    <div className="who-answers">
      {contact && <AgentFace agent={contact} />}
      <div>
        {contact && (
          <p className="who-answers__label">{message('details.contact.ask', firstPerson(display))}</p>
        )}
        {contact && (
          <p className="who-answers__name">
            <SiteLink href={contact.path}>{contact.displayName}</SiteLink>
          </p>
        )}
        {role && <p className="who-answers__role">{role}</p>}
        {phone && (
          <a className="who-answers__phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
      </div>
    </div>
  );
}
