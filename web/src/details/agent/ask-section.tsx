import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';
import { modalListing } from '../modal-listing.ts';
import { AgentFace } from '../../site/agent-face.tsx';
import './ask-section.css';

/** Questions that open the contact form with the words filled in. */
export function AskSection({ listing }: { listing: ListingDetails_ListingFragment }) {
  const { contact, transactionType } = listing;
  const questions = [
    message('details.ask.available'),
    ...(transactionType === 'SALE' ? [message('details.ask.costs')] : []),
    message('details.ask.similar'),
  ];

  return (
    <section className="ask-section">
      {contact && <AgentFace agent={contact} />}
      <div>
        <h2>{message('details.ask')}</h2>
        {contact && (
          <p className="ask-section__who">{message('details.ask.who', { name: contact.displayName })}</p>
        )}
        <ul className="ask-section__questions">
          {questions.map((question) => (
            <li key={question}>
              <ModalLink
                className="ask-section__question"
                kind="contact"
                modal={{ listing: modalListing(listing), question }}
              >
                {question}
              </ModalLink>
            </li>
          ))}
          <li>
            <ModalLink
              className="ask-section__question"
              kind="contact"
              modal={{ listing: modalListing(listing) }}
            >
              {message('details.ask.own')}
            </ModalLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
