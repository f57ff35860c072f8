import { pages } from '../pages.ts';
import { BARRIOS_PAGE, KING_WILLIAM, MARKET } from './pages/barrios.ts';
import { MOVE_HERE, PORCHES, SELL } from './pages/buy-and-sell.ts';
import { BROKERAGE_SERVICES, CARTAS, EQUIPO, HABLEMOS, NOSOTROS } from './pages/casa.ts';
import { HOME } from './pages/home.ts';

export const PAGES = pages([
  HOME,
  PORCHES,
  BARRIOS_PAGE,
  KING_WILLIAM,
  MARKET,
  MOVE_HERE,
  SELL,
  NOSOTROS,
  EQUIPO,
  CARTAS,
  HABLEMOS,
  BROKERAGE_SERVICES,
]);
