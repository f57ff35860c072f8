import { team } from '../site.ts';

export const SAN_ANTONIO_TEAM = team('sat', 'Casa Mirasol Realty', 'casamirasol.example', [
  {
    n: 1,
    name: 'Lucía Arredondo',
    title: 'Broker',
    phone: '210-555-0170',
    languages: 'English, Spanish',
    areas: 'Alamo Heights, Monte Vista, Olmos Park',
    bio: 'Lucía’s grandmother kept the register at a bakery on South Flores, which is where Lucía learned that everyone who comes in has a story. She has been selling homes inside the Loop since 2004.',
  },
  {
    n: 2,
    name: 'Marcus Bell',
    title: 'Sales agent, relocation',
    phone: '210-555-0172',
    languages: 'English',
    areas: 'Alamo Ranch, Westover Hills, Lackland',
    bio: 'Twenty years in the Air Force, eleven moves. Marcus now helps others land well: the commute first, the paperwork second, and a video call from every room.',
  },
  {
    n: 3,
    name: 'Rebecca Stein',
    title: 'Sales agent, historic homes',
    phone: '210-555-0173',
    languages: 'English, German',
    areas: 'King William, Southtown, Dignowity Hill',
    bio: 'Rebecca restored a 1908 cottage herself and has the splinters to prove it. She knows the review board, the tax credits and a man who still rebuilds wooden sashes.',
  },
  {
    n: 4,
    name: 'Teo Villanueva',
    title: 'Sales agent, hill country',
    phone: '210-555-0174',
    languages: 'English, Spanish',
    areas: 'Leon Springs, The Dominion, Stone Oak',
    bio: 'Teo grew up on a small ranch past Bandera. He walks fence lines, checks wells and asks about easements before anyone falls in love with the view.',
  },
  {
    n: 5,
    name: 'Anh Nguyen',
    title: 'Sales agent, first homes',
    phone: '210-555-0175',
    languages: 'English, Vietnamese',
    areas: 'Brooks, Great Northwest, Medical Center',
    bio: 'Anh bought her first house at twenty-four with a down-payment grant that nobody had told her about. She has made a point of telling everyone since.',
  },
]);
