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
  'reset.subject': 'Una contraseña nueva para {site}',
  'reset.title': 'Elija una contraseña nueva',
  'reset.body': 'Alguien pidió una contraseña nueva para su cuenta con {site}.',
  'reset.action': 'Elegir una contraseña nueva',
  'reset.notYou': 'Si no fue usted, no haga nada: su contraseña no cambia.',
  'reset.reason':
    'Recibe este correo porque alguien pidió una contraseña nueva con esta dirección en {site}.',
  'changed.subject': 'Su contraseña para {site} ha cambiado',
  'changed.title': 'Su contraseña ha cambiado',
  'changed.body':
    'La contraseña de su cuenta con {site} ha cambiado, y se cerró la sesión en los demás navegadores.',
  'changed.notYou': 'Si no fue usted, elija ahora una contraseña nueva.',
  'changed.action': 'Elegir una contraseña nueva',
  'move.subject': 'Su cuenta con {site} va a tener otra dirección',
  'move.title': 'Otro correo electrónico para su cuenta',
  'move.body':
    'Alguien que conoce su contraseña indicó otro correo electrónico para su cuenta con {site}. Vale en cuanto se confirme.',
  'account.reason': 'Recibe este correo porque tiene una cuenta con {site}.',
};
