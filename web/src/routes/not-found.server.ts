import type { RouteLoader } from '../data/route-loader.ts';
import { errorLoadedPage } from './error-page.ts';

export const load: RouteLoader = async () => errorLoadedPage(404);
