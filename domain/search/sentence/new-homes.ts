/** What the word new is about, without accents. English, French, Spanish. */

const HOMES =
  '(?:homes?|houses?|condos?|condominiums?|apartments?|lofts?|town ?homes?|town ?houses?|row ?houses?|bungalows?|duplex(?:es)?|(?:half|triple|four)[- ]?plex(?:es)?)(?!\\w)';
/** Between the words new and home; others are names, as in "New Braunfels homes". */
const KIND =
  '(?:(?:\\d(?:[.,]5)?\\+?|one|two|three|four|five|bed(?:room)?s?|bdrms?|br|bath(?:room)?s?|luxury|modern|affordable|small|large|(?:semi[- ])?detached|attached|half|single|family|stor(?:e?y)|level)[- ])*';
/** The listing is new, whatever the home. */
const LISTED = '(?:listings?|(?:on|to) (?:the )?market)(?!\\w)';
/** Terms of their own: "new condos this week". */
const WHEN = '(?:this|the (?:last|past)) (?:week|month)|today';

/** Of a listing: "new condo listings". */
export const NEW_LISTINGS = `new(?= ${KIND}(?:${HOMES} )?${LISTED}(?![^,.;]{0,40} (?:${WHEN})(?!\\w)))`;
/** After it, once it is read. */
export const ON_THE_MARKET = '(?:on|to) (?:the )?market';
/** Of a building: "new condos", "maison neuve". */
export const NEW_HOMES = [
  `(?:brand[- ])?new(?= ${KIND}${HOMES}(?!(?: for sale| for rent)? ${LISTED}|[^,.;]{0,40} (?:${WHEN})(?!\\w)))`,
  '(?<=(?:condos?|condominiums?|maisons?(?: de ville)?|appartements?|proprietes?|logements?) )(?:neufs?|neuves?)',
  '(?<=(?:casas?|condominios?|departamentos?|apartamentos?|viviendas?|propiedad(?:es)?) )nuev[oa]s?',
].join('|');
