import type { ReactNode } from 'react';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import type { LeadDetail } from './leads-store.ts';

type Fact = [label: string, value: ReactNode];

/** The listing, the other answers, and where the lead comes from. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const { summary, listing, fields, referrer, campaign, consent, visitorIp } = lead;
  const facts: Fact[] = [
    ...(listing
      ? [[editorMessage('leads.listing'), <ListingLink key="listing" listing={listing} />] satisfies Fact]
      : []),
    ...(!listing && summary.mls && mlsNumber(summary.mls)
      ? [
          [
            editorMessage('leads.listing'),
            editorMessage('leads.listing.gone', { mls: summary.mls }),
          ] satisfies Fact,
        ]
      : []),
    ...fields.map(({ label, value }): Fact => [label, value]),
    [editorMessage('leads.origin'), editorMessage(`leads.origin.${summary.origin}`)],
    ...(summary.pageUrl
      ? [[editorMessage('leads.page'), <PageLink key="page" url={summary.pageUrl} />] satisfies Fact]
      : []),
    ...(referrer ? [[editorMessage('leads.referrer'), referrer] satisfies Fact] : []),
    ...(campaign.length > 0
      ? [
          [
            editorMessage('leads.campaign'),
            campaign.map(({ label, value }) => `${label}: ${value}`).join(', '),
          ] satisfies Fact,
        ]
      : []),
    ...(visitorIp ? [[editorMessage('leads.ip'), visitorIp] satisfies Fact] : []),
    ...(consent
      ? [
          [
            editorMessage('leads.consent'),
            editorMessage('leads.consent.given', { text: consent.text, when: fullMoment(consent.givenAt) }),
          ] satisfies Fact,
        ]
      : []),
  ];

  return (
    <dl className="lead__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ListingLink({ listing }: { listing: { path: string; address: string | null; mls: string } }) {
  return (
    <a href={listing.path} target="_blank" rel="noopener">
      {[listing.address, mlsNumber(listing.mls)].filter(Boolean).join(', ')}
      <span className="visually-hidden"> ({editorMessage('user.newTab')})</span>
    </a>
  );
}

/** A link only to pages; the gateway lets nothing else through. */
function PageLink({ url }: { url: string }) {
  if (!/^(https?:|\/)/.test(url)) return url;

  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {url}
      <span className="visually-hidden"> ({editorMessage('user.newTab')})</span>
    </a>
  );
}
