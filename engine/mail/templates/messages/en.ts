/** The texts of mails. */
export const EN = {
  'test.subject': 'Test mail of {site}',
  'test.title': 'E-mail works',
  'test.body': 'This is a test. Mails of {site} look like this and reach this address.',
  'test.action': 'Open the site',
  'test.reason': 'You receive this mail because you asked for a test in Website Settings of {site}.',
  'verify.subject': 'Confirm your e-mail address for {site}',
  'verify.title': 'Confirm your e-mail address',
  'verify.body': 'This address was given for an account with {site}. Confirm that it is yours.',
  'verify.action': 'Confirm e-mail address',
  'verify.expires': {
    one: 'The link works once, for {count} hour.',
    other: 'The link works once, for {count} hours.',
  },
  'verify.notYou': 'If this was not you, do nothing.',
  'verify.reason': 'You receive this mail because somebody gave this address for an account with {site}.',
} as const;
