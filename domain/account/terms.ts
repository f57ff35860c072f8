export type Terms = { version: string; text: string };

/** The terms of a source that has no text of its own. Another text needs another version. */
export const DEFAULT_TERMS: Terms = {
  version: '2026-11',
  text: [
    'By accepting these terms you register for this Virtual Office Website and agree to the following.',
    'You enter into a lawful consumer relationship with the brokerage of this website. It creates no obligation to pay, and no agency.',
    'You have a bona fide interest in buying, selling or leasing real estate of the kind shown on this website.',
    'You use what you obtain from this website for your own personal, non-commercial use only.',
    'You do not copy, redistribute or retransmit any of it, except in connection with considering to buy, sell or lease an individual property.',
    'You acknowledge that the listing service owns its data and holds a valid copyright in it.',
    'The listing service may access this website to verify that its rules are followed, and to monitor how listings are displayed.',
  ].join('\n\n'),
};
