import type { Sentences } from '#domain/language/dictionary.ts';

/**
 * The sentences of the legal pages. Only the server reads them: a visitor downloads them as a page, not as code.
 * {siteName}, {firstYear}, {year}, {contact} are filled in, and {we}, {us} with the site's first person
 * (domain/site/first-person.ts).
 */
export const EN = {
  'contact.fax': 'fax {fax}',
  'privacy.title': 'Privacy Policy',
  'privacy.description': 'How {siteName} collects, uses and protects personal information.',
  'privacy.intro':
    'This policy says what {siteName} learns about you when you use this website, what it is used for, and what it is never used for.',
  'privacy.automatic.heading': 'Information Automatically Collected',
  'privacy.automatic.body':
    'Like most websites, this one records technical details of each visit: the address of your device on the internet, the kind of browser, the pages you open and the time you open them. They keep the website running and safe, and they do not tell {us} who you are.',
  'privacy.reports.heading': 'Visitor Information Reports',
  'privacy.reports.body':
    'From these records {we} make reports, for example how many people looked at a neighbourhood in a month. The reports contain totals only and no information about a single person.',
  'privacy.personal.heading': 'Your Personal Information',
  'privacy.personal.body':
    'You can search and read this website without telling {us} who you are. When you send a form {we} keep what you typed into it. Membership needs an e-mail address and a password. Virtual Office access needs your name, phone number, e-mail address and a password, because the real-estate board asks for them.',
  'privacy.use.heading': 'Use Of Personal Information',
  'privacy.use.body':
    '{We} use your information to answer you, to show you the homes you asked for and to keep your saved searches and favourites. {We} do not sell, rent or trade personal information to third parties. Where the real-estate board has to check how its listings are used, it may see the records of a Virtual Office account.',
  'privacy.transfers.heading': 'Disclosure In Business Transfers',
  'privacy.transfers.body':
    'If the business behind {siteName} is sold or merged, personal information may pass to the new owner, who has to keep this policy or ask you first.',
  'privacy.questions.heading': 'Questions',
  'privacy.questions.body':
    'Ask {us} what {we} know about you, and have it corrected or deleted, at any time: {contact}.',
  'disclaimer.title': 'Disclaimer',
  'disclaimer.description': 'Copyright and terms of use of {siteName} and of the listings it shows.',
  'disclaimer.copyright.heading': 'Copyright',
  'disclaimer.copyright.body':
    'Copyright {firstYear}–{year} {siteName}. All rights reserved. Texts, images and the design of this website may not be copied or used elsewhere without permission in writing.',
  'disclaimer.accuracy.heading': 'Accuracy of listings',
  'disclaimer.accuracy.body':
    'Listings come from the real-estate board and its members. They are believed to be reliable, but are not guaranteed by the board or by {siteName}; check anything that matters to you before you decide. They are for your personal, non-commercial use, to find homes you may wish to buy or rent.',
  'disclaimer.advice.heading': 'No advice',
  'disclaimer.advice.body':
    'Nothing on this website is legal, tax or financial advice, and nothing here changes an agreement you have with another agent.',
  'disclaimer.notices.link': 'Intellectual Property Notices',
  'notices.title': 'Intellectual Property Notices',
  'notices.description': 'Trademarks and copyright of {siteName} and its listing sources.',
  'notices.trademarks.heading': 'Trademarks',
  'notices.content.heading': 'Content of others',
  'notices.content.body':
    'Names and marks of other companies belong to their owners. If you believe that something on this website infringes your rights, write to {us} and say where it is: {contact}.',
  'notices.source.heading': 'Listing data',
} as const satisfies Sentences;
