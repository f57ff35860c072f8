import type { Sentences } from '#domain/language/dictionary.ts';

/** The texts of ready pages, which say neither I nor we. `{in}` is a place such as " in Halifax", or empty. */
export const EN = {
  'start.sellers': 'Sell your home',
  'start.sellers.description': 'What a home is worth{in}, how a sale goes, and what it costs.',
  'start.sellers.hero': 'Thinking of selling{in}?',
  'start.sellers.hero.text': 'Begin with what your home is worth today. It takes one address.',
  'start.sellers.steps': 'From the first question to the last signature',
  'start.sellers.questions': 'What sellers ask',
  'start.timing': 'When is the best time to sell?',
  'start.timing.text':
    'When the next step is clear: a home that is well priced and well prepared finds its buyer in every season. Spring has more buyers, and more homes beside yours.',
  'start.cost': 'What does it cost to sell?',
  'start.cost.text':
    'The commission is agreed before the home is listed and paid when it closes. Legal fees, a possible mortgage penalty and moving come on top. You see every item in writing first.',
  'start.repairs': 'Should I renovate before?',
  'start.repairs.text':
    'Rarely all of it. Paint, light and small repairs come back; a new kitchen seldom does. A walk through the rooms tells which.',
  'start.sellers.ask': 'Ready for a number?',
  'start.sellers.ask.text':
    'An evaluation names comparable sales and the reasons for the price. It obliges you to nothing.',

  'start.buyers': 'Buy a home',
  'start.buyers.description': 'How to buy a home{in}: budget, visits, offer and keys.',
  'start.buyers.hero': 'Buy a home without surprises',
  'start.buyers.hero.text': 'What happens when, what it costs each month, and homes for sale{in}.',
  'start.buyers.steps': 'Four steps to the keys',
  'start.buyers.homes': 'New on the market',
  'start.buyers.cost': 'What it costs each month',
  'start.buyers.cost.text': 'Loan, taxes and insurance for any price. Change what is different for you.',
  'start.buyers.questions': 'What buyers ask',
  'start.deposit': 'How much do I need to begin?',
  'start.deposit.text':
    'A down payment, closing costs of about two percent, and a reserve for the first repairs. A lender names the sum before you look at homes.',
  'start.inspection': 'Do I need an inspection?',
  'start.inspection.text':
    'It is the cheapest day of the purchase. An inspector looks at roof, foundation, wiring and water, and tells what comes next.',
  'start.duration': 'How long does it take?',
  'start.duration.text':
    'From the accepted offer to the keys it is usually four to eight weeks. Finding the home takes as long as your list is precise.',
  'start.buyers.ask': 'Tell what you are looking for',
  'start.buyers.ask.text':
    'Place, price and the three things that matter. The answer is a list of homes to see.',

  'start.about': 'About',
  'start.about.description': 'The people behind {site}, and how they work.',
  'start.about.hero': 'The people behind {site}',
  'start.about.hero.text': 'Real estate{in} with somebody who knows the streets and answers the phone.',
  'start.about.promise': 'Straight answers, at every step',
  'start.about.promise.text':
    'A price comes with its reasons, a contract with an explanation, and a message with an answer the same day.',
  'start.about.story': 'How it works here',
  'start.about.story.text':
    'First comes a conversation: what you need, what you can do without, and by when. Then come homes, numbers and paperwork, in that order.',
  'start.about.people': 'Who you will talk to',

  'start.neighbourhood': 'Neighbourhood guide',
  'start.neighbourhood.description': 'Living{in}: homes on the market, prices and what it is like.',
  'start.neighbourhood.hero': 'Living{in}',
  'start.neighbourhood.hero.text': 'What homes cost, what is on the market, and what a Saturday looks like.',
  'start.neighbourhood.guide': 'The area at a glance',
  'start.neighbourhood.guide.text': 'Homes for sale, where they are on the map.',
  'start.neighbourhood.look': 'A look around',
  'start.neighbourhood.homes': 'Homes on the market',
  'start.neighbourhood.know': 'Worth knowing before you move',
  'start.schools': 'Schools',
  'start.schools.text':
    'Catchments change. Ask the school board about the exact address before you make an offer.',
  'start.transit': 'Getting around',
  'start.transit.text': 'Try the way to work at the hour you would take it, once by car and once by transit.',
  'start.parks': 'Parks and shops',
  'start.parks.text': 'Walk from the door to the nearest park and grocery: ten minutes tell more than a map.',

  'start.property': 'Featured home',
  'start.property.description': 'A home for sale{in}: pictures, facts, open house and a visit.',
  'start.property.open': 'Open houses',
  'start.property.cost.text': 'The monthly cost of this home. Change the price and the down payment.',
  'start.property.ask': 'See it in person',
  'start.property.ask.text':
    'Name a day and an hour. A visit takes half an hour, and questions cost nothing.',
  'start.property.more': 'More homes like it',

  'start.market': 'Market report',
  'start.market.description': 'Prices, days on the market and sales{in}.',
  'start.market.hero': 'The market{in}',
  'start.market.hero.text':
    'Asking prices, days on the market and sales, counted from the listings themselves.',
  'start.market.stats': 'The numbers today',
  'start.market.read': 'How to read them',
  'start.market.read.text':
    'A median says more than an average, because one mansion does not move it. Few days on the market mean that buyers decide quickly; many mean that there is room to talk about the price.',
  'start.market.value': 'And your home?',
  'start.market.value.text': 'A street differs from the next one. Ask for the number of yours.',

  'start.questions': 'Questions and answers',
  'start.questions.description': 'How buying and selling goes{in}, with answers to what people ask most.',
  'start.questions.hero': 'How it works, and what people ask',
  'start.questions.hero.text': 'The steps of a purchase and a sale, with answers in plain words.',
  'start.questions.ask': 'Something else?',
  'start.questions.ask.text': 'Ask. Two lines are enough, and a person answers.',

  'start.reviews': 'Reviews',
  'start.reviews.description': 'What clients say about {site}.',
  'start.reviews.hero': 'What clients say',
  'start.reviews.hero.text': 'People who bought and sold{in}, in their own words.',
  'start.reviews.list': 'In their own words',

  'start.contact': 'Contact',
  'start.contact.description': 'Write to {site}, call, or come by.',
  'start.contact.hero': 'Let’s talk',
  'start.contact.hero.text': 'A question, a home to see, a price to discuss: write or call.',
  'start.contact.person': 'Who answers',
  'start.contact.next': 'What happens next',
  'start.reply': 'You write or call',
  'start.reply.text': 'Two lines are enough: a place, a price, a question.',
  'start.talk': 'A person answers',
  'start.talk.text': 'Usually the same day, with an answer and not with a form.',
  'start.meet': 'You decide',
  'start.meet.text': 'A visit, an evaluation, or just the answer. Nothing obliges you.',

  'start.news': 'News about homes and prices',
  'start.news.text': 'New articles by e-mail. You can unsubscribe at any time.',
  'start.news.button': 'Subscribe',

  'sample.1': 'Sample: a client who sold',
  'sample.1.text': 'We were told what to repair, what to leave, and what we would get. All three were right.',
  'sample.2': 'Sample: a client who bought',
  'sample.2.text': 'Twice we were told not to buy. The third house is the one we live in.',
  'sample.3': 'Sample: a first-time buyer',
  'sample.3.text': 'Every question had an answer the same day, the small ones too.',

  'home.blog': 'Latest articles',
  'see.posts': 'All articles',
  'home.kinds': 'Search by kind of home',
} as const satisfies Sentences;
