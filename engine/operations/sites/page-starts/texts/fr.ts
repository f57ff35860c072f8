import type { EN } from './en.ts';

export const FR: Record<keyof typeof EN, string> = {
  'start.sellers': 'Vendre votre propriété',
  'start.sellers.description':
    'Ce que vaut une propriété{in}, comment se passe une vente et ce qu’elle coûte.',
  'start.sellers.hero': 'Vous songez à vendre{in} ?',
  'start.sellers.hero.text': 'Commencez par la valeur de votre propriété aujourd’hui. Une adresse suffit.',
  'start.sellers.steps': 'De la première question à la dernière signature',
  'start.sellers.questions': 'Les questions des vendeurs',
  'start.timing': 'Quel est le meilleur moment pour vendre ?',
  'start.timing.text':
    'Quand la suite est claire : une propriété au bon prix et bien préparée trouve preneur en toute saison. Au printemps, il y a plus d’acheteurs, et plus de propriétés à côté de la vôtre.',
  'start.cost': 'Combien coûte une vente ?',
  'start.cost.text':
    'La commission est convenue avant la mise en vente et payée à la clôture. S’y ajoutent les frais juridiques, une pénalité hypothécaire éventuelle et le déménagement. Vous voyez d’abord chaque poste par écrit.',
  'start.repairs': 'Faut-il rénover avant ?',
  'start.repairs.text':
    'Rarement tout. La peinture, la lumière et les petites réparations se remboursent ; une nouvelle cuisine, rarement. Une visite des pièces le dit.',
  'start.sellers.ask': 'Envie d’un chiffre ?',
  'start.sellers.ask.text':
    'Une évaluation cite des ventes comparables et les raisons du prix. Elle ne vous engage à rien.',

  'start.buyers': 'Acheter une propriété',
  'start.buyers.description': 'Comment acheter{in} : budget, visites, offre et clés.',
  'start.buyers.hero': 'Acheter sans mauvaises surprises',
  'start.buyers.hero.text':
    'Ce qui se passe et quand, ce qu’il en coûte par mois, et des propriétés à vendre{in}.',
  'start.buyers.steps': 'Quatre étapes jusqu’aux clés',
  'start.buyers.homes': 'Nouveautés sur le marché',
  'start.buyers.cost': 'Ce qu’il en coûte par mois',
  'start.buyers.cost.text':
    'Prêt, taxes et assurance pour n’importe quel prix. Changez ce qui diffère pour vous.',
  'start.buyers.questions': 'Les questions des acheteurs',
  'start.deposit': 'Combien faut-il pour commencer ?',
  'start.deposit.text':
    'Une mise de fonds, environ deux pour cent de frais de clôture et une réserve pour les premières réparations. Un prêteur vous donne la somme avant les visites.',
  'start.inspection': 'Une inspection est-elle nécessaire ?',
  'start.inspection.text':
    'C’est la journée la moins chère de l’achat. Un inspecteur regarde le toit, les fondations, l’électricité et l’eau, et dit ce qui suivra.',
  'start.duration': 'Combien de temps cela prend-il ?',
  'start.duration.text':
    'De l’offre acceptée aux clés, il faut d’habitude de quatre à huit semaines. Trouver dépend de la précision de votre liste.',
  'start.buyers.ask': 'Dites ce que vous cherchez',
  'start.buyers.ask.text':
    'Un lieu, un prix et trois choses importantes. La réponse est une liste de propriétés à voir.',

  'start.about': 'À propos',
  'start.about.description': 'Les personnes derrière {site}, et leur façon de travailler.',
  'start.about.hero': 'Les personnes derrière {site}',
  'start.about.hero.text': 'L’immobilier{in} avec quelqu’un qui connaît les rues et qui répond au téléphone.',
  'start.about.promise': 'Des réponses franches, à chaque étape',
  'start.about.promise.text':
    'Un prix vient avec ses raisons, un contrat avec une explication, et un message avec une réponse le jour même.',
  'start.about.story': 'Comment on travaille ici',
  'start.about.story.text':
    'D’abord une conversation : ce qu’il vous faut, ce dont vous pouvez vous passer, et pour quand. Ensuite viennent les propriétés, les chiffres et les papiers, dans cet ordre.',
  'start.about.people': 'À qui vous parlerez',

  'start.neighbourhood': 'Guide du quartier',
  'start.neighbourhood.description': 'Vivre{in} : propriétés à vendre, prix et vie de tous les jours.',
  'start.neighbourhood.hero': 'Vivre{in}',
  'start.neighbourhood.hero.text':
    'Ce que coûtent les propriétés, ce qui est à vendre, et à quoi ressemble un samedi.',
  'start.neighbourhood.guide': 'Le secteur en un coup d’œil',
  'start.neighbourhood.guide.text': 'Les propriétés à vendre, là où elles sont sur la carte.',
  'start.neighbourhood.look': 'Un tour du quartier',
  'start.neighbourhood.homes': 'Propriétés à vendre',
  'start.neighbourhood.know': 'Bon à savoir avant d’emménager',
  'start.schools': 'Écoles',
  'start.schools.text':
    'Les secteurs scolaires changent. Demandez pour l’adresse exacte avant de faire une offre.',
  'start.transit': 'Se déplacer',
  'start.transit.text':
    'Essayez le trajet du travail à votre heure, une fois en voiture et une fois en transport en commun.',
  'start.parks': 'Parcs et commerces',
  'start.parks.text':
    'Marchez de la porte au parc et à l’épicerie : dix minutes en disent plus qu’une carte.',

  'start.property': 'Propriété en vedette',
  'start.property.description': 'Une propriété à vendre{in} : photos, faits, visite libre et rendez-vous.',
  'start.property.open': 'Visites libres',
  'start.property.cost.text': 'Le coût mensuel de cette propriété. Changez le prix et la mise de fonds.',
  'start.property.ask': 'À voir sur place',
  'start.property.ask.text':
    'Proposez un jour et une heure. Une visite dure une demi-heure, et les questions sont gratuites.',
  'start.property.more': 'D’autres propriétés semblables',

  'start.market': 'Rapport du marché',
  'start.market.description': 'Prix, délais et ventes{in}.',
  'start.market.hero': 'Le marché{in}',
  'start.market.hero.text':
    'Prix demandés, jours sur le marché et ventes, comptés à partir des inscriptions elles-mêmes.',
  'start.market.stats': 'Les chiffres du jour',
  'start.market.read': 'Comment les lire',
  'start.market.read.text':
    'La médiane en dit plus que la moyenne, car un manoir ne la déplace pas. Peu de jours sur le marché : les acheteurs décident vite ; beaucoup : le prix se discute.',
  'start.market.value': 'Et votre propriété ?',
  'start.market.value.text': 'Une rue diffère de la suivante. Demandez le chiffre de la vôtre.',

  'start.questions': 'Questions et réponses',
  'start.questions.description':
    'Comment se passent un achat et une vente{in}, avec les réponses aux questions fréquentes.',
  'start.questions.hero': 'Comment ça se passe, et ce qu’on demande',
  'start.questions.hero.text': 'Les étapes d’un achat et d’une vente, avec des réponses en mots simples.',
  'start.questions.ask': 'Autre chose ?',
  'start.questions.ask.text': 'Demandez. Deux lignes suffisent, et une personne répond.',

  'start.reviews': 'Avis',
  'start.reviews.description': 'Ce que les clients disent de {site}.',
  'start.reviews.hero': 'Ce que disent les clients',
  'start.reviews.hero.text': 'Des gens qui ont acheté et vendu{in}, dans leurs mots.',
  'start.reviews.list': 'Dans leurs mots',

  'start.contact': 'Contact',
  'start.contact.description': 'Écrivez à {site}, appelez ou passez.',
  'start.contact.hero': 'Parlons-en',
  'start.contact.hero.text': 'Une question, une propriété à voir, un prix à discuter : écrivez ou appelez.',
  'start.contact.person': 'Qui répond',
  'start.contact.next': 'Et ensuite',
  'start.reply': 'Vous écrivez ou appelez',
  'start.reply.text': 'Deux lignes suffisent : un lieu, un prix, une question.',
  'start.talk': 'Une personne répond',
  'start.talk.text': 'D’habitude le jour même, par une réponse et non par un formulaire.',
  'start.meet': 'Vous décidez',
  'start.meet.text': 'Une visite, une évaluation, ou seulement la réponse. Rien ne vous engage.',

  'start.news': 'Des nouvelles du marché et des prix',
  'start.news.text': 'Les nouveaux articles par courriel. Vous pouvez vous désabonner à tout moment.',
  'start.news.button': 'S’abonner',

  'sample.1': 'Exemple : une cliente qui a vendu',
  'sample.1.text': 'On nous a dit quoi réparer, quoi laisser, et ce que nous en tirerions. Tout était juste.',
  'sample.2': 'Exemple : un client qui a acheté',
  'sample.2.text': 'Deux fois, on nous a conseillé de ne pas acheter. Nous vivons dans la troisième maison.',
  'sample.3': 'Exemple : un premier acheteur',
  'sample.3.text': 'Chaque question a eu sa réponse le jour même, les petites aussi.',

  'home.blog': 'Derniers articles',
  'see.posts': 'Tous les articles',
  'home.kinds': 'Chercher par type de propriété',
};
