import { pages } from '../pages.ts';
import { BUYERS } from './pages/buyers.ts';
import { COMMUNITIES_PAGE } from './pages/communities.ts';
import { HOME } from './pages/home.ts';
import { DOWNTOWN, HIGHLANDS } from './pages/neighbourhoods.ts';
import { ABOUT, CONTACT, TEAM } from './pages/office.ts';
import { FEATURED, MARKET_REPORT, TESTIMONIALS } from './pages/proof.ts';
import { SELLERS } from './pages/sellers.ts';

export const PAGES = pages([
  HOME,
  BUYERS,
  SELLERS,
  FEATURED,
  COMMUNITIES_PAGE,
  HIGHLANDS,
  DOWNTOWN,
  MARKET_REPORT,
  ABOUT,
  TEAM,
  TESTIMONIALS,
  CONTACT,
]);
