import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES: Translation<typeof EN> = {
  address: 'Propiedad de muestra {number}',
  attribution: 'Propiedad de muestra: no es real ni está en venta',
  description:
    'Esto es una muestra: enseña cómo se ve un anuncio en este sitio. La propiedad, su precio y su ubicación son inventados, y las imágenes están dibujadas.',
};
