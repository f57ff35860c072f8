import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES: Translation<typeof EN> = {
  'test.subject': 'Correo de prueba de {site}',
  'test.title': 'El correo electrónico funciona',
  'test.body': 'Esto es una prueba. Los correos de {site} tienen este aspecto y llegan a esta dirección.',
  'test.action': 'Abrir el sitio',
  'test.reason': 'Recibe este correo porque pidió una prueba en la configuración del sitio {site}.',
  'verify.subject': 'Confirme su correo electrónico para {site}',
  'verify.title': 'Confirme su correo electrónico',
  'verify.body': 'Esta dirección se indicó para una cuenta con {site}. Confirme que es suya.',
  'verify.action': 'Confirmar el correo electrónico',
  'verify.expires': {
    one: 'El enlace funciona una sola vez, durante {count} hora.',
    many: 'El enlace funciona una sola vez, durante {count} horas.',
    other: 'El enlace funciona una sola vez, durante {count} horas.',
  },
  'verify.notYou': 'Si no fue usted, no haga nada.',
  'verify.reason': 'Recibe este correo porque alguien indicó esta dirección para una cuenta con {site}.',
};
