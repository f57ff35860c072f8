import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  thanks: 'Merci, je vous appelle',
  'thanks.text':
    'Bonjour {name},\n\nMerci pour votre message concernant {home}. Je vous appelle aujourd’hui. Quel moment vous convient le mieux ?\n\nCordialement,\n{agent}',
  viewing: 'Proposer une visite',
  'viewing.text':
    'Bonjour {name},\n\nMerci de votre intérêt pour {home}. Je me ferai un plaisir de vous faire visiter. Quels sont les deux ou trois moments qui vous conviennent cette semaine ?\n\nCordialement,\n{agent}',
  wishes: 'Demander les critères',
  'wishes.text':
    'Bonjour {name},\n\nMerci de nous avoir écrit. Pour que je vous envoie les propriétés qui conviennent : quels quartiers aimez-vous, combien de chambres vous faut-il, et jusqu’à quel prix ?\n\nCordialement,\n{agent}',
  sold: 'Plus disponible',
  'sold.text':
    'Bonjour {name},\n\nMerci de votre intérêt pour {home}. Cette propriété n’est plus disponible. Voulez-vous que je vous en envoie de semblables dès qu’il y en a ?\n\nCordialement,\n{agent}',
  anyHome: 'la propriété',
};
