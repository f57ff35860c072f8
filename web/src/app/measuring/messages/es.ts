import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES = {
  title: 'Su privacidad',
  text: 'Con su consentimiento, {siteName} usa servicios que miden las visitas y le muestran publicidad relevante. Guardan cookies en su dispositivo.',
  policy: 'Política de privacidad',
  accept: 'Aceptar',
  decline: 'Rechazar',
  change: 'Opciones de privacidad',
} as const satisfies Translation<typeof EN>;
