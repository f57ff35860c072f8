import { formatPhone } from '#domain/contact/phone.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { ListingLink } from './lead-facts.tsx';
import type { LeadDetail } from './leads-store.ts';

type Props = {
  customer: NonNullable<LeadDetail['customer']>;
  /** The email in the form; empty for none. */
  sentAs: string;
};

/** The account of a lead with its favourites and saved searches. */
export function LeadCustomer({ customer, sentAs }: Props) {
  const { name, email, phone, isEmailVerified, isSignedIn, favourites, favouriteCount, savedSearches } =
    customer;

  return (
    <section className="lead__customer">
      <h4>{editorMessage('leads.customer')}</h4>
      <p>
        {[name, email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
        {isEmailVerified && (
          <>
            {' '}
            <Icon name="badge-check" />
            <span className="visually-hidden">{editorMessage('leads.customer.verified')}</span>
          </>
        )}
      </p>
      <p className="editor-help">
        {editorMessage(isSignedIn ? 'leads.customer.session' : 'leads.customer.email')}
      </p>
      {sentAs && sentAs.trim().toLowerCase() !== email.toLowerCase() && (
        <p className="editor-help">{editorMessage('leads.customer.otherEmail', { email: sentAs })}</p>
      )}
      <h5>{editorMessage('leads.favourites', { count: favouriteCount })}</h5>
      {favourites.length > 0 && (
        <ul>
          {favourites.map(({ mls, listing }) => (
            <li key={mls}>
              {listing ? <ListingLink listing={listing} /> : editorMessage('leads.listing.gone', { mls })}
            </li>
          ))}
        </ul>
      )}
      <h5>{editorMessage('leads.searches', { count: savedSearches.length })}</h5>
      {savedSearches.length > 0 && (
        <ul>
          {savedSearches.map(({ id, name: title, url }) => (
            <li key={id}>
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {title}
                  <span className="visually-hidden"> ({editorMessage('user.newTab')})</span>
                </a>
              ) : (
                title
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
