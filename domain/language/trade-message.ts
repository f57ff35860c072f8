import { dictionary } from './dictionary.ts';
import { EN } from './trade-messages/en.ts';
import { ES } from './trade-messages/es.ts';
import { FR } from './trade-messages/fr.ts';

/** Sentences of the rules of the trade: labels of filters, headings of searches, days. */
export const tradeMessage = /* @__PURE__ */ dictionary(EN, { fr: FR, es: ES });
