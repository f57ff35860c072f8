import type { Hono } from 'hono';
import type { EngineContext } from '../context.ts';
import { accountRoutes } from './admin/account.ts';
import { adminAgentRoutes } from './admin/admin-agents.ts';
import { adminArchiveRoutes } from './admin/admin-archive.ts';
import { adminDraftRoutes } from './admin/admin-drafts.ts';
import { adminFileRoutes } from './admin/admin-files.ts';
import { adminMailRoutes } from './admin/admin-mails.ts';
import { adminPageRoutes } from './admin/admin-pages.ts';
import { adminSettingsRoutes } from './admin/admin-settings.ts';
import { adminSiteDraftRoutes } from './admin/admin-site-drafts.ts';
import { adminTemplateRoutes } from './admin/admin-templates.ts';
import { adminTrashRoutes } from './admin/admin-trash.ts';
import { formDesignRoutes } from './admin/form-designs.ts';
import { hostNameRoutes } from './admin/host-names.ts';
import { importListingsRoutes } from './admin/import-listings.ts';
import { orgChartRoutes } from './admin/org-chart.ts';
import { ownListingRoutes } from './admin/own-listings.ts';
import { peopleRoutes } from './admin/people.ts';
import { agentRoutes } from './agents.ts';
import { blogRoutes } from './blog/blog.ts';
import { writtenPostRoutes } from './blog/written-posts.ts';
import { formRoutes } from './forms.ts';
import { leadRoutes } from './leads/leads.ts';
import { replyTextRoutes } from './leads/reply-texts.ts';
import { webhookRoutes } from './leads/webhook.ts';
import { listingPublicInfoRoutes } from './listings/listing-public-info.ts';
import { marketStatsRoutes } from './listings/market-stats.ts';
import { nearbyRoutes } from './listings/nearby.ts';
import { placeRoutes } from './listings/places.ts';
import { shapeRoutes } from './listings/search-shapes.ts';
import { searchRoutes } from './listings/search.ts';
import { soldRoutes } from './listings/solds.ts';
import { sourceRoutes } from './listings/sources.ts';
import { profileRoutes } from './profile/profile.ts';
import { publicRoutes } from './public.ts';
import { readCallRoutes } from './read-calls.ts';

/** Every call of the engine. */
export const ROUTES: readonly ((context: EngineContext) => Hono)[] = [
  publicRoutes,
  adminPageRoutes,
  adminDraftRoutes,
  adminTrashRoutes,
  adminTemplateRoutes,
  adminSettingsRoutes,
  adminSiteDraftRoutes,
  adminFileRoutes,
  adminArchiveRoutes,
  adminMailRoutes,
  importListingsRoutes,
  ownListingRoutes,
  hostNameRoutes,
  leadRoutes,
  replyTextRoutes,
  webhookRoutes,
  agentRoutes,
  accountRoutes,
  peopleRoutes,
  readCallRoutes,
  searchRoutes,
  placeRoutes,
  nearbyRoutes,
  sourceRoutes,
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
