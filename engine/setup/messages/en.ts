import type { Sentences } from '#domain/language/dictionary.ts';

/** The texts of the pages that a server without a site shows. */
export const EN = {
  'waiting.title': 'This site is being set up',
  'waiting.body': 'There is nothing to see here yet. Please come back a little later.',
  'waiting.owner':
    'Is this your server? The link to set it up is in the log of the process. A new one is written at each start.',
  title: 'Set up your site',
  intro:
    'This creates the first site on this server, with its first pages and your account. All of it can be changed later.',
  problems: 'Some answers need another look.',
  'part.site': 'Your site',
  'part.account': 'Your account',
  siteName: 'Name of the brokerage or team',
  host: 'Host name',
  'host.hint': 'The name that visitors type, for example www.example.com. It has to lead to this server.',
  alsoHere: 'Let the site answer at {host} too, where you are now',
  country: 'Country',
  area: 'City or area',
  'area.hint': 'Shown beside searches, for example Halifax, NS. May stay empty.',
  timeZone: 'Time zone',
  currency: 'Currency',
  language: 'Language of the site',
  ownerName: 'Your name',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Create Site',
  'siteName.missing': 'Enter the name of the brokerage or team.',
  'siteName.long': 'Use at most {max} characters for the name.',
  'siteName.signs': 'Use a name without < > { and }.',
  'host.missing': 'Enter the host name of the site.',
  'host.invalid': 'Enter a host name such as www.example.com.',
  'host.taken': 'This host name belongs to another site on this server.',
  'choice.invalid': 'Choose one from the list.',
  'timeZone.invalid': 'Choose a time zone of the country.',
  'area.long': 'Use at most {max} characters.',
  'area.signs': 'Use a name without < and >.',
  'expired.title': 'This link does not work',
  'expired.body':
    'It has expired, was used already, or is not complete. Start the process again to get a new one in its log.',
  'done.title': 'Your site is ready',
  'done.body':
    'It answers at {host} as soon as that name leads to this server. Sign in there as an agent to edit it.',
  'done.action': 'Sign in at {host}',
} as const satisfies Sentences;
