import { dictionary } from '#domain/language/dictionary.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

export const measuringMessage = dictionary(EN, { fr: FR, es: ES });
