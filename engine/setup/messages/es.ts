import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

export const ES: Translation<typeof EN> = {
  'waiting.title': 'Este sitio se está preparando',
  'waiting.body': 'Todavía no hay nada que ver aquí. Vuelva un poco más tarde.',
  'waiting.owner':
    '¿Es su servidor? El enlace para configurarlo está en el registro del proceso. Cada inicio escribe uno nuevo.',
  title: 'Configurar su sitio',
  intro:
    'Crear el sitio crea su cuenta y publica un sitio con sus primeras páginas: desde ese momento los visitantes pueden verlo. Todo se puede cambiar más tarde.',
  problems: 'Algunas respuestas necesitan otra mirada.',
  'part.site': 'Su sitio',
  'part.account': 'Su cuenta',
  'part.advanced': 'Avanzado: nombre de host, moneda, unidades',
  siteName: 'Nombre del sitio',
  'siteName.hint': 'Su nombre, o el de su equipo o agencia.',
  host: 'Nombre de host',
  'host.hint':
    'El nombre que escriben los visitantes, por ejemplo www.example.com. Tiene que llevar a este servidor.',
  alsoHere: 'Que el sitio responda también en {host}, donde está ahora',
  country: 'País',
  'country.none': 'Elija un país',
  area: 'Ciudad o zona',
  'area.hint': 'Se muestra junto a las búsquedas, por ejemplo {example}. Puede quedar vacío.',
  timeZone: 'Zona horaria',
  currency: 'Moneda',
  units: 'Unidades de superficie',
  'units.sqft': 'Pies cuadrados',
  'units.m2': 'Metros cuadrados',
  usual: 'Lo usual en el país',
  'usual.timeZone': 'La de la mayoría en el país',
  language: 'Idioma del sitio',
  ownerName: 'Su nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  'password.show': 'Mostrar la contraseña',
  'password.again': 'Escriba de nuevo la contraseña: no se ha conservado.',
  signInBy: 'Cómo inicia sesión',
  'signInBy.password': 'Con una contraseña',
  'signInBy.passkey': 'Con una llave de acceso: la huella, el rostro o el código de este dispositivo',
  'passkey.hint':
    'Crear el sitio se la pide a su dispositivo. Inicia su sesión en {host}; para otros nombres del sitio, añada una en Website Settings, Your Account.',
  'passkey.made': 'Su dispositivo ha creado la llave de acceso para {host}. Crear el sitio la usa.',
  'passkey.notMade':
    'Su dispositivo no creó ninguna llave de acceso. Inténtelo otra vez o elija una contraseña.',
  'passkey.failed':
    'No se pudo usar la llave de acceso. Pulse otra vez Crear el sitio o elija una contraseña.',
  'passkey.elsewhere':
    'Una llave de acceso inicia su sesión solo donde se creó, en {host}. Deje que el sitio responda también allí o elija una contraseña.',
  submit: 'Crear el sitio',
  'siteName.missing': 'Escriba el nombre del sitio.',
  'siteName.long': 'Use como máximo {max} caracteres para el nombre.',
  'siteName.signs': 'Use un nombre sin < > { ni }.',
  'host.missing': 'Escriba el nombre de host del sitio.',
  'host.invalid': 'Escriba un nombre de host como www.example.com.',
  'host.taken': 'Este nombre de host pertenece a otro sitio de este servidor.',
  'choice.invalid': 'Elija uno de la lista.',
  'timeZone.invalid': 'Elija una zona horaria del país.',
  'area.long': 'Use como máximo {max} caracteres.',
  'area.signs': 'Use un nombre sin < ni >.',
  'expired.title': 'Este enlace no funciona',
  'expired.body':
    'Ha caducado, ya se usó o no está completo. Reinicie el proceso para obtener uno nuevo en su registro.',
  'done.title': 'Su sitio está listo',
  'done.body':
    'Responde en {host} en cuanto ese nombre lleve a este servidor. Inicie sesión allí como agente para editarlo.',
  'done.action': 'Iniciar sesión en {host}',
};
