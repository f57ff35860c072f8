/** The hint for the licence number, by the locale of the space: the example is of California. */
export function licenceHelp(locale: string): 'brand.licence.help' | 'brand.licence.help.us' {
  return locale.endsWith('-US') ? 'brand.licence.help.us' : 'brand.licence.help';
}
