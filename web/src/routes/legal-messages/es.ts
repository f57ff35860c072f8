import type { Translation } from '#domain/language/dictionary.ts';
import type { EN } from './en.ts';

/** Written without the first person, which Spanish conjugates. */
export const ES: Translation<typeof EN> = {
  'contact.fax': 'fax {fax}',
  'privacy.title': 'Política de privacidad',
  'privacy.description': 'Cómo {siteName} recopila, usa y protege la información personal.',
  'privacy.intro':
    'Esta política explica qué sabe {siteName} de usted cuando usa este sitio web, para qué se usa esa información y para qué no se usa nunca.',
  'privacy.automatic.heading': 'Información que se recopila automáticamente',
  'privacy.automatic.body':
    'Como la mayoría de los sitios web, este registra datos técnicos de cada visita: la dirección de su dispositivo en internet, el tipo de navegador, las páginas que abre y la hora en que las abre. Esos datos mantienen el sitio en funcionamiento y seguro, y no revelan quién es usted.',
  'privacy.reports.heading': 'Informes sobre las visitas',
  'privacy.reports.body':
    'Con estos registros se elaboran informes, por ejemplo, cuántas personas consultaron un vecindario en un mes. Los informes contienen solo totales y ninguna información sobre una persona en particular.',
  'privacy.personal.heading': 'Su información personal',
  'privacy.personal.body':
    'Puede buscar y leer en este sitio web sin decir quién es. Cuando envía un formulario, se guarda lo que escribió en él. La membresía requiere un correo electrónico y una contraseña. El acceso a la oficina virtual requiere su nombre, número de teléfono, correo electrónico y una contraseña, porque la asociación inmobiliaria los exige.',
  'privacy.use.heading': 'Uso de la información personal',
  'privacy.use.body':
    'Su información se usa para responderle, para mostrarle las propiedades que pidió y para guardar sus búsquedas y favoritos. La información personal no se vende, renta ni intercambia con terceros. Cuando la asociación inmobiliaria debe verificar cómo se usan sus propiedades publicadas, puede ver los registros de una cuenta de la oficina virtual.',
  'privacy.transfers.heading': 'Divulgación en la transferencia de un negocio',
  'privacy.transfers.body':
    'Si el negocio detrás de {siteName} se vende o se fusiona, la información personal puede pasar al nuevo propietario, que debe respetar esta política o pedirle antes su consentimiento.',
  'privacy.questions.heading': 'Preguntas',
  'privacy.questions.body':
    'En cualquier momento puede preguntar qué información se tiene de usted y pedir que se corrija o elimine: {contact}.',
  'disclaimer.title': 'Descargo de responsabilidad',
  'disclaimer.description':
    'Derechos de autor y condiciones de uso de {siteName} y de las propiedades que muestra.',
  'disclaimer.copyright.heading': 'Derechos de autor',
  'disclaimer.copyright.body':
    'Derechos de autor {firstYear}–{year} {siteName}. Todos los derechos reservados. Los textos, las imágenes y el diseño de este sitio web no se pueden copiar ni usar en otro lugar sin permiso por escrito.',
  'disclaimer.accuracy.heading': 'Exactitud de las propiedades publicadas',
  'disclaimer.accuracy.body':
    'Las propiedades publicadas provienen de la asociación inmobiliaria y de sus miembros. Se consideran confiables, pero ni la asociación ni {siteName} las garantizan; verifique todo lo que sea importante para usted antes de decidir. Son para su uso personal y no comercial, para encontrar propiedades que quiera comprar o rentar.',
  'disclaimer.advice.heading': 'Sin asesoría',
  'disclaimer.advice.body':
    'Nada en este sitio web constituye asesoría legal, fiscal ni financiera, y nada modifica un acuerdo que usted tenga con otro agente.',
  'disclaimer.notices.link': 'Avisos de propiedad intelectual',
  'notices.title': 'Avisos de propiedad intelectual',
  'notices.description': 'Marcas y derechos de autor de {siteName} y de sus fuentes de propiedades.',
  'notices.trademarks.heading': 'Marcas',
  'notices.content.heading': 'Contenido de terceros',
  'notices.content.body':
    'Los nombres y las marcas de otras empresas pertenecen a sus dueños. Si cree que algo en este sitio web infringe sus derechos, escriba a la siguiente dirección e indique dónde está: {contact}.',
  'notices.source.heading': 'Datos de las propiedades',
};
