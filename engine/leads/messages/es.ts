import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES: Translation<typeof EN> = {
  thanks: 'Gracias, le llamaré',
  'thanks.text':
    'Hola {name}:\n\nGracias por su mensaje sobre {home}. Le llamaré hoy. ¿Qué hora le conviene más?\n\nSaludos cordiales,\n{agent}',
  viewing: 'Proponer una visita',
  'viewing.text':
    'Hola {name}:\n\nGracias por su interés en {home}. Con mucho gusto se la muestro. ¿Qué dos o tres horarios le convienen esta semana?\n\nSaludos cordiales,\n{agent}',
  wishes: 'Preguntar qué busca',
  'wishes.text':
    'Hola {name}:\n\nGracias por escribirnos. Para enviarle las viviendas adecuadas: ¿qué vecindarios le gustan, cuántas recámaras necesita y hasta qué precio?\n\nSaludos cordiales,\n{agent}',
  sold: 'Ya no está disponible',
  'sold.text':
    'Hola {name}:\n\nGracias por preguntar por {home}. Ya no está disponible. ¿Quiere que le envíe viviendas parecidas en cuanto aparezcan?\n\nSaludos cordiales,\n{agent}',
  anyHome: 'la vivienda',
};
