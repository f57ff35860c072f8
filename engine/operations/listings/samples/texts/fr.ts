import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const FR: Translation<typeof EN> = {
  address: 'Exemple de propriété {number}',
  attribution: 'Propriété d’exemple\u00a0: elle n’est ni réelle ni à vendre',
  description:
    'Ceci est un exemple\u00a0: il montre une annonce comme ce site la présente. La propriété, son prix et son emplacement sont inventés, et les images sont dessinées.',
};
