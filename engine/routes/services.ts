import type { Hono } from 'hono';
import type { EngineContext } from '../context.ts';
import { adminAgentRoutes } from './admin-agents.ts';
import { blogRoutes } from './blog.ts';
import { formDesignRoutes } from './form-designs.ts';
import { formRoutes } from './forms.ts';
import { listingPublicInfoRoutes } from './listing-public-info.ts';
import { marketStatsRoutes } from './market-stats.ts';
import { orgChartRoutes } from './org-chart.ts';
import { shapeRoutes } from './search-shapes.ts';
import { soldRoutes } from './solds.ts';

/** The other services: blog, solds, team, forms, market figures, listing media. */
export const serviceRoutes: readonly ((context: EngineContext) => Hono)[] = [
  blogRoutes,
  soldRoutes,
  adminAgentRoutes,
  orgChartRoutes,
  formRoutes,
  formDesignRoutes,
  marketStatsRoutes,
  listingPublicInfoRoutes,
  shapeRoutes,
];
