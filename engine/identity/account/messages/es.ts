import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES: Translation<typeof EN> = {
  'account.back': 'Volver al sitio',
  'account.signIn': 'Iniciar sesión',
  'verify.title': 'Confirme su correo electrónico',
  'verify.body': '¿Es {email} su dirección para {site}?',
  'verify.submit': 'Confirmar',
  'verify.done.title': 'Su correo electrónico está confirmado',
  'verify.done': '{site} sabe ahora que {email} le llega a usted.',
  'verify.expired': 'Este enlace ha caducado o ya se usó.',
  'verify.taken': 'Otra cuenta tiene ahora esta dirección.',
  'verify.resend': 'Enviar un enlace nuevo',
  'verify.signIn': 'Inicie sesión para recibir un enlace nuevo.',
  'verify.sent.title': 'Mire su buzón',
  'verify.sent': 'Un enlace nuevo va en camino a {email}. Los anteriores ya no funcionan.',
  'verify.tooMany': 'Ya se enviaron varios enlaces. Mire su buzón o inténtelo de nuevo en una hora.',
  'verify.isVerified': 'Su dirección {email} ya está confirmada.',
};
