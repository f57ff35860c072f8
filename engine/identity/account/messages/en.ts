/** The texts of the pages on which customers look after their account. */
export const EN = {
  'account.back': 'Back to the site',
  'account.signIn': 'Sign In',
  'verify.title': 'Confirm your e-mail address',
  'verify.body': 'Is {email} your address for {site}?',
  'verify.submit': 'Confirm',
  'verify.done.title': 'Your e-mail address is confirmed',
  'verify.done': '{site} knows now that {email} reaches you.',
  'verify.expired': 'This link has expired, or was used already.',
  'verify.taken': 'Another account has this address by now.',
  'verify.resend': 'Send a New Link',
  'verify.signIn': 'Sign in to get a new link.',
  'verify.sent.title': 'Look into your mailbox',
  'verify.sent': 'A new link is on its way to {email}. The links before it no longer work.',
  'verify.tooMany': 'Several links were sent already. Look into your mailbox, or try again in an hour.',
  'verify.isVerified': 'Your address {email} is confirmed already.',
} as const;
