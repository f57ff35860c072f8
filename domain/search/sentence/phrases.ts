/** Words that rules of sentences share, as sources of regular expressions; without accents. English, French, Spanish. */
export const MOST =
  'under|below|less than|fewer than|cheaper than|up to|no more than|at most|max(?:imum)?(?: of)?|<=?|moins de|jusqu.?a|sous|au plus|hasta|menos de|por menos de|debajo de|bajo|maximo';
export const LEAST =
  'over|above|more than|at least|starting (?:at|from)|from|min(?:imum)?(?: of)?|>=?|plus de|au moins|a partir de|mas de|desde|al menos|minimo|por lo menos';
export const MONTH =
  '(?:(?:a|per|each|every) month|/ ?mo(?:nth)?|p/?m|monthly|par mois|/ ?mois|al mes|por mes|mensual(?:es)?|/ ?mes)';
export const BEDROOMS =
  'bed ?rooms?|beds?|bdrms?|bds?|brs?|chambres?(?: a coucher)?|cac|recamaras?|habitacion(?:es)?|cuartos?|dormitorios?';
export const BATHROOMS = 'bath ?rooms?|baths?|ba|salles? de bains?|sdb|banos?';
export const PARKING_SPACES = 'parking (?:spaces?|spots?|stalls?)|places? de stationnement|estacionamientos?';
export const SQUARE_FEET =
  'sq\\.? ?ft\\.?|sqft|square (?:feet|foot)|sf|pi2|pieds? carres?|pies? cuadrados?|ft2';
export const SQUARE_METRES = 'm2|sqm|sq\\.? ?m|square met(?:er|re)s?|metres? carres?|metros? cuadrados?';
export const LOT = 'lots?|yards?|terrains?|terrenos?|lotes?';
export const YEARS = 'years?(?: old)?|ans|anos';
export const DAYS = 'days?|jours?|dias?';
export const OPEN_HOUSES = 'open houses?|visites? libres?|portes ouvertes|casas? abiertas?';
export const EXACTLY = 'exactly|exactement|exactamente|only|just|solo|seulement';
/** "1 million plus"; not "plus taxes", or the French "plus de 500 000". */
const PLUS = "[ -]?plus(?! (?:an?|the|hoa|tax(?:es)?|fees?|utilities)(?!\\w)| d(?:e |es |u |'))";
export const OR_MORE = `\\s?\\+|\\s?(?:(?:or|and) (?:more|up|over|above|higher|greater|beyond|better)|(?:ou|et) plus|[oy] mas)|${PLUS}`;
export const OR_LESS = '\\s?(?:(?:or|and) (?:less|fewer|under|below|lower)|(?:ou|et) moins|[oy] menos)';

/** Whole words anywhere in a text. */
export const whole = (source: string) => new RegExp(`(?<![\\w$])(?:${source})(?!\\w)`, 'g');
