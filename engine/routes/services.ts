import type { Hono } from 'hono';
import type { EngineContext } from '../context.ts';
import { adminAgentRoutes } from './admin/admin-agents.ts';
import { blogRoutes } from './blog/blog.ts';
import { writtenPostRoutes } from './blog/written-posts.ts';
import { formDesignRoutes } from './admin/form-designs.ts';
import { formRoutes } from './forms.ts';
import { listingPublicInfoRoutes } from './listings/listing-public-info.ts';
import { marketStatsRoutes } from './listings/market-stats.ts';
import { orgChartRoutes } from './admin/org-chart.ts';
import { shapeRoutes } from './listings/search-shapes.ts';
import { profileRoutes } from './profile/profile.ts';
import { soldRoutes } from './listings/solds.ts';

/** The other services: blog, solds, team, forms, market figures, listing media. */
export const serviceRoutes: readonly ((context: EngineContext) => Hono)[] = [
  blogRoutes,
  writtenPostRoutes,
  soldRoutes,
  adminAgentRoutes,
  orgChartRoutes,
  formRoutes,
  formDesignRoutes,
  marketStatsRoutes,
  listingPublicInfoRoutes,
  shapeRoutes,
  profileRoutes,
];
