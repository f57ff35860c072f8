import type { EN } from './en.ts';

export const ES: Record<keyof typeof EN, string> = {
  'start.sellers': 'Vender su casa',
  'start.sellers.description': 'Cuánto vale una casa{in}, cómo es una venta y qué cuesta.',
  'start.sellers.hero': '¿Piensa vender{in}?',
  'start.sellers.hero.text': 'Empiece por lo que vale su casa hoy. Basta una dirección.',
  'start.sellers.steps': 'De la primera pregunta a la última firma',
  'start.sellers.questions': 'Lo que preguntan quienes venden',
  'start.timing': '¿Cuál es el mejor momento para vender?',
  'start.timing.text':
    'Cuando el paso siguiente está claro: una casa con buen precio y bien preparada encuentra comprador en toda estación. En primavera hay más compradores, y más casas junto a la suya.',
  'start.cost': '¿Cuánto cuesta vender?',
  'start.cost.text':
    'La comisión se acuerda antes de publicar la casa y se paga al cierre. Se suman los gastos legales, una posible penalización de la hipoteca y la mudanza. Cada partida se ve antes por escrito.',
  'start.repairs': '¿Conviene renovar antes?',
  'start.repairs.text':
    'Rara vez todo. La pintura, la luz y los arreglos pequeños se recuperan; una cocina nueva, pocas veces. Un recorrido por las habitaciones dice cuáles.',
  'start.sellers.ask': '¿Quiere una cifra?',
  'start.sellers.ask.text':
    'Una valoración cita ventas comparables y las razones del precio. No le obliga a nada.',

  'start.buyers': 'Comprar una casa',
  'start.buyers.description': 'Cómo comprar una casa{in}: presupuesto, visitas, oferta y llaves.',
  'start.buyers.hero': 'Comprar una casa sin sorpresas',
  'start.buyers.hero.text': 'Qué pasa y cuándo, cuánto cuesta al mes, y casas en venta{in}.',
  'start.buyers.steps': 'Cuatro pasos hasta las llaves',
  'start.buyers.homes': 'Nuevas en el mercado',
  'start.buyers.cost': 'Cuánto cuesta al mes',
  'start.buyers.cost.text':
    'Préstamo, impuestos y seguro para cualquier precio. Cambie lo que en su caso es distinto.',
  'start.buyers.questions': 'Lo que preguntan quienes compran',
  'start.deposit': '¿Cuánto hace falta para empezar?',
  'start.deposit.text':
    'Un pago inicial, cerca del dos por ciento de gastos de cierre y una reserva para los primeros arreglos. Un banco dice la suma antes de las visitas.',
  'start.inspection': '¿Hace falta una inspección?',
  'start.inspection.text':
    'Es el día más barato de la compra. Un inspector mira el techo, los cimientos, la electricidad y el agua, y dice qué viene después.',
  'start.duration': '¿Cuánto tarda?',
  'start.duration.text':
    'De la oferta aceptada a las llaves suelen pasar de cuatro a ocho semanas. Encontrar la casa depende de lo precisa que sea su lista.',
  'start.buyers.ask': 'Diga qué busca',
  'start.buyers.ask.text':
    'Un lugar, un precio y tres cosas importantes. La respuesta es una lista de casas para ver.',

  'start.about': 'Quiénes somos',
  'start.about.description': 'Las personas de {site} y su forma de trabajar.',
  'start.about.hero': 'Las personas de {site}',
  'start.about.hero.text': 'Bienes raíces{in} con alguien que conoce las calles y contesta el teléfono.',
  'start.about.promise': 'Respuestas claras en cada paso',
  'start.about.promise.text':
    'Un precio viene con sus razones, un contrato con una explicación y un mensaje con respuesta el mismo día.',
  'start.about.story': 'Cómo se trabaja aquí',
  'start.about.story.text':
    'Primero, una conversación: qué necesita, de qué puede prescindir y para cuándo. Después vienen las casas, los números y los papeles, en ese orden.',
  'start.about.people': 'Con quién hablará',

  'start.neighbourhood': 'Guía del barrio',
  'start.neighbourhood.description': 'Vivir{in}: casas en venta, precios y vida diaria.',
  'start.neighbourhood.hero': 'Vivir{in}',
  'start.neighbourhood.hero.text': 'Cuánto cuestan las casas, qué está en venta y cómo es un sábado.',
  'start.neighbourhood.guide': 'La zona de un vistazo',
  'start.neighbourhood.guide.text': 'Las casas en venta, donde están en el mapa.',
  'start.neighbourhood.look': 'Una vuelta por el barrio',
  'start.neighbourhood.homes': 'Casas en venta',
  'start.neighbourhood.know': 'Conviene saberlo antes de mudarse',
  'start.schools': 'Escuelas',
  'start.schools.text':
    'Las zonas escolares cambian. Pregunte por la dirección exacta antes de hacer una oferta.',
  'start.transit': 'Cómo moverse',
  'start.transit.text':
    'Pruebe el camino al trabajo a su hora, una vez en coche y otra en transporte público.',
  'start.parks': 'Parques y tiendas',
  'start.parks.text': 'Camine de la puerta al parque y a la tienda: diez minutos dicen más que un mapa.',

  'start.property': 'Casa destacada',
  'start.property.description': 'Una casa en venta{in}: fotos, datos, puertas abiertas y visita.',
  'start.property.open': 'Puertas abiertas',
  'start.property.cost.text': 'El costo mensual de esta casa. Cambie el precio y el pago inicial.',
  'start.property.ask': 'Véala en persona',
  'start.property.ask.text':
    'Proponga un día y una hora. Una visita dura media hora, y preguntar no cuesta nada.',
  'start.property.more': 'Más casas como esta',

  'start.market': 'Informe del mercado',
  'start.market.description': 'Precios, días en el mercado y ventas{in}.',
  'start.market.hero': 'El mercado{in}',
  'start.market.hero.text': 'Precios pedidos, días en el mercado y ventas, contados de los propios anuncios.',
  'start.market.stats': 'Las cifras de hoy',
  'start.market.read': 'Cómo leerlas',
  'start.market.read.text':
    'La mediana dice más que la media, porque una mansión no la mueve. Pocos días en el mercado: los compradores deciden pronto; muchos: se puede hablar del precio.',
  'start.market.value': '¿Y su casa?',
  'start.market.value.text': 'Una calle es distinta de la siguiente. Pida la cifra de la suya.',

  'start.questions': 'Preguntas y respuestas',
  'start.questions.description': 'Cómo se compra y se vende{in}, con respuestas a lo que más se pregunta.',
  'start.questions.hero': 'Cómo funciona y qué se pregunta',
  'start.questions.hero.text':
    'Los pasos de una compra y de una venta, con respuestas en palabras sencillas.',
  'start.questions.ask': '¿Algo más?',
  'start.questions.ask.text': 'Pregunte. Bastan dos líneas, y contesta una persona.',

  'start.reviews': 'Opiniones',
  'start.reviews.description': 'Lo que dicen los clientes de {site}.',
  'start.reviews.hero': 'Lo que dicen los clientes',
  'start.reviews.hero.text': 'Personas que compraron y vendieron{in}, en sus palabras.',
  'start.reviews.list': 'En sus palabras',

  'start.contact': 'Contacto',
  'start.contact.description': 'Escriba a {site}, llame o pase.',
  'start.contact.hero': 'Hablemos',
  'start.contact.hero.text': 'Una pregunta, una casa para ver, un precio por discutir: escriba o llame.',
  'start.contact.person': 'Quién contesta',
  'start.contact.next': 'Y después',
  'start.reply': 'Usted escribe o llama',
  'start.reply.text': 'Bastan dos líneas: un lugar, un precio, una pregunta.',
  'start.talk': 'Contesta una persona',
  'start.talk.text': 'Normalmente el mismo día, con una respuesta y no con un formulario.',
  'start.meet': 'Usted decide',
  'start.meet.text': 'Una visita, una valoración o solo la respuesta. Nada le obliga.',

  'start.news': 'Noticias sobre casas y precios',
  'start.news.text': 'Los artículos nuevos por correo electrónico. Puede darse de baja en cualquier momento.',
  'start.news.button': 'Suscribirse',

  'sample.1': 'Muestra: una clienta que vendió',
  'sample.1.text': 'Nos dijeron qué reparar, qué dejar y cuánto nos darían. Acertaron en las tres cosas.',
  'sample.2': 'Muestra: un cliente que compró',
  'sample.2.text': 'Dos veces nos aconsejaron no comprar. Vivimos en la tercera casa.',
  'sample.3': 'Muestra: un primer comprador',
  'sample.3.text': 'Cada pregunta tuvo respuesta el mismo día, también las pequeñas.',

  'home.blog': 'Últimos artículos',
  'see.posts': 'Todos los artículos',
  'home.kinds': 'Buscar por tipo de casa',
};
