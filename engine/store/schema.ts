/** Rows of the store for Kysely; the tables are created by migrations/. */

import type { ColumnType, Generated, GeneratedAlways, Insertable } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { PostState } from '#domain/blog/post-schema.ts';
import type { CaptchaUse, FormField } from '#domain/contact/form.ts';
import type { LeadOrigin, LeadStatus } from '#domain/leads/lead-status.ts';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import type { NearbyKind } from '#domain/nearby/kinds.ts';
import type { Page } from '#domain/page/page.ts';
import type { VersionReason } from '#domain/page/version-reasons.ts';
import type { AuditKind, AuditRole } from '#domain/site/audit.ts';
import type { Role } from '#domain/site/roles.ts';
import type { Space } from '#domain/site/website.ts';
import type { SubscriberState } from './blog/subscriber-table.ts';
import type { FormerSiteDocument, ListingDocument, SourceSettings } from './documents.ts';

/** jsonb: read as its value, written as JSON text (a bare array would become a PostgreSQL array). */
type Json<T> = ColumnType<T, string, string>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type DefaultedJson<T> = ColumnType<T, string | undefined, string>;
/** timestamptz: read as a Date, written as a Date or an ISO time. */
type Time = ColumnType<Date, Date | string, Date | string>;
type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** point: read as { x: longitude, y: latitude }, written as "(lon,lat)". */
type Point = ColumnType<{ x: number; y: number }, string, string>;
type NullablePoint = ColumnType<{ x: number; y: number } | null, string | null | undefined, string | null>;
/** box and polygon: PostgreSQL's own text, for example "(x2,y2),(x1,y1)". */
type Shape = ColumnType<string, string, string>;

export type SpaceSettings = Omit<Space, 'id' | 'host' | 'source'>;

export type SpaceTable = {
  id: string;
  source: string;
  settings: Json<SpaceSettings>;
  created_at: DefaultedTime;
  archived_at: NullableTime;
  /** Limit of its files; null: that of the server. */
  files_quota_mb: Defaulted<number | null>;
};

export type SpaceHostTable = {
  host: string;
  space_id: string;
  /** At most one of a site. */
  is_main: Defaulted<boolean>;
};

export type SettingsTable = {
  space_id: string;
  name: 'website' | 'header' | 'footer';
  revision: Defaulted<number>;
  body: Json<Record<string, unknown>>;
  saved_at: DefaultedTime;
  saved_by: string | null;
};

/** Written by a trigger of `settings`. */
export type SettingsVersionTable = {
  space_id: string;
  name: SettingsTable['name'];
  revision: number;
  body: Json<Record<string, unknown>>;
  saved_at: Time;
  saved_by: string | null;
};

export type SiteDraftTable = {
  space_id: string;
  agent_uid: string;
  part: SettingsTable['name'];
  revision: number;
  base_revision: number;
  base: Json<Record<string, unknown>>;
  body: Json<Record<string, unknown>>;
  saved_at: Time;
};

export type PageTable = {
  space_id: string;
  slug: string;
  page_key: Generated<string>;
  published: Defaulted<boolean>;
  revision: Defaulted<number>;
  sort_order: Defaulted<number>;
  body: Json<Page>;
  saved_at: DefaultedTime;
  saved_by: string | null;
};

export type OwnListingTable = {
  space_id: string;
  id: string;
  revision: Generated<number>;
  record: Json<Record<string, unknown>>;
  agent_id: string | null;
  created_by: string | null;
  created_at: Time;
  saved_at: Time;
  saved_by: string | null;
};

export type FormerSiteTable = {
  id: string;
  space_id: string;
  template: string | null;
  body: Json<FormerSiteDocument>;
  made_at: Time;
  made_by: string;
};

export type DesignDraftTable = {
  space_id: string;
  agent_uid: string;
  template: string;
  slugs: Json<string[]>;
  made_at: Time;
};

export type PageVersionTable = {
  page_key: string;
  revision: number;
  space_id: string;
  body: Json<Page>;
  reason: VersionReason;
  saved_at: Time;
  saved_by: string | null;
};

export type PageDraftTable = {
  page_key: string;
  revision: number;
  base_revision: number;
  body: Json<Page>;
  saved_at: Time;
  saved_by: string | null;
};

export type PageScheduleTable = {
  page_key: string;
  publish_at: NullableTime;
  unpublish_at: NullableTime;
  scheduled_by: string;
  problem: string | null;
};

export type PagePreviewTable = {
  token_hash: string;
  page_key: string;
  created_by: string;
  expires_at: Time;
};

export type TrashedPageTable = {
  page_key: string;
  space_id: string;
  revision: number;
  body: Json<Page>;
  published: boolean;
  draft: ColumnType<Page | null, string | null, string | null>;
  redirects: Defaulted<string[]>;
  deleted_at: Time;
  deleted_by: string;
};

export type PageRedirectTable = {
  space_id: string;
  slug: string;
  target: string;
  created_at: DefaultedTime;
};

export type AgentTable = {
  space_id: string;
  id: string;
  uid: string;
  sort_order: Defaulted<number>;
  doc: Json<Record<string, unknown>>;
};

export type AccountIdentityTable = { space_id: string; issuer: string; subject: string; account_id: string };

export type SignInFailureTable = { key: string; failures: number; expires_at: Time };

export type AccountTable = {
  space_id: string;
  id: string;
  email: string;
  password_hash: string;
  agent_uid: string | null;
  role: Role;
  /** The name of somebody without an agent; empty when unknown. */
  name: Defaulted<string>;
  created_at: DefaultedTime;
  disabled_at: NullableTime;
  /** Counts changes by people who manage the site. */
  revision: Defaulted<number>;
  signed_in_at: NullableTime;
};

/** Rows are inserted and deleted, never updated. */
export type AuditTable = {
  id: GeneratedAlways<number>;
  space_id: string;
  at: Time;
  actor_id: string | null;
  actor_name: string;
  actor_role: AuditRole;
  kind: AuditKind;
  action: string;
  subject: string;
  summary: string;
};

export type CustomerTable = {
  space_id: string;
  id: string;
  email: string;
  name: string;
  /** Null for who signs in by other means. */
  password_hash: string | null;
  email_verified_at: NullableTime;
  created_at: DefaultedTime;
  disabled_at: NullableTime;
};

export type PasskeyTable = {
  space_id: string;
  id: string;
  /** Of one of both. */
  customer_id: string | null;
  account_id: string | null;
  rp_id: string;
  public_key: string;
  /** A bigint, which the driver may read as text. */
  counter: ColumnType<number | string, number, number>;
  transports: string[];
  name: string;
  created_at: Time;
  last_used_at: NullableTime;
};

export type CustomerIdentityTable = {
  space_id: string;
  issuer: string;
  subject: string;
  customer_id: string;
  linked_at: Time;
};

export type FavouriteTable = {
  space_id: string;
  customer_id: string;
  source: string;
  listing_id: string;
  mls: string;
  note: Defaulted<string>;
  created_at: DefaultedTime;
};

export type FavouritePartnerTable = {
  space_id: string;
  customer_id: string;
  partner_id: string;
  since: Time;
};

export type ShareInvitationTable = {
  space_id: string;
  customer_id: string;
  secret_hash: string;
  created_at: Time;
  expires_at: Time;
};

export type PartnerNoteTable = {
  space_id: string;
  customer_id: string;
  source: string;
  listing_id: string;
  note: string;
  saved_at: Time;
};

export type SavedSearchTable = {
  space_id: string;
  customer_id: string;
  source: string;
  id: string;
  name: string;
  ui_state: Json<Record<string, unknown>>;
  created_at: DefaultedTime;
};

export type TermsAgreementTable = {
  space_id: string;
  customer_id: string;
  source: string;
  version: string;
  text_hash: string;
  agreed_at: Time;
  visitor_ip: string | null;
};

export type CustomerContactTable = {
  space_id: string;
  customer_id: string;
  phone: string;
  saved_at: DefaultedTime;
};

export type SessionTable = {
  id_hash: string;
  kind: 'agent' | 'customer';
  space_id: string;
  subject: string;
  id_token: string;
  /** Key of the outside provider at which it began. */
  provider: string | null;
  created_at: DefaultedTime;
  expires_at: Time;
  user_agent: Defaulted<string | null>;
  /** Without its last part: see docs/operating.md. */
  ip: Defaulted<string | null>;
  used_at: NullableTime;
};

export type OidcPayloadTable = {
  model: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  consumed_at: NullableTime;
  expires_at: Time;
};

export type SecretTable = { name: string; value: Json<unknown>; created_at: DefaultedTime };

export type SourceTable = {
  key: string;
  name: string;
  settings: Json<SourceSettings>;
  last_update: NullableTime;
};

export type PlaceLink = { id: string; name: string; placetype: string };

export type PlaceTable = {
  id: number;
  name: string;
  placetype: string;
  country: Defaulted<string>;
  parent_id: number | null;
  /** One list per hierarchy, from the widest place to the place itself. */
  hierarchies: DefaultedJson<PlaceLink[][]>;
  label: Defaulted<string>;
  centre: Point;
  bounds: Shape;
  geometry: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  current: Defaulted<boolean>;
  content_hash: Defaulted<string>;
};

export type PlaceRingTable = {
  place_id: number;
  polygon_index: number;
  ring_index: number;
  ring: Shape;
  bounds: GeneratedAlways<string>;
};

export type ListingTable = {
  source: string;
  id: string;
  public_id: string;
  mls: string;
  status: Defaulted<string>;
  transaction_type: 'sale' | 'lease';
  property_types: Defaulted<string[]>;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  interior_size: number | null;
  year_built: number | null;
  /** Square feet. */
  lot_size: number | null;
  storeys: number | null;
  garage_spaces: number | null;
  /** Garage included. */
  parking_spaces: number | null;
  /** Before the reduction. */
  previous_price: number | null;
  price_reduced_at: NullableTime;
  /** `additionalDetails` of the document. */
  details: GeneratedAlways<Record<string, unknown> | null>;
  has_photos: GeneratedAlways<boolean>;
  has_pool: GeneratedAlways<boolean>;
  /** Dollars a year; null where the details are withheld. */
  property_tax: GeneratedAlways<number | null>;
  /** Dollars; null where the details are withheld. */
  monthly_fee: GeneratedAlways<number | null>;
  listed_at: Time;
  location: NullablePoint;
  /** The position used for searching: rounded where the address is withheld. */
  search_location: GeneratedAlways<{ x: number; y: number } | null>;
  geohash: string | null;
  address: string | null;
  /** Of the address, where that is shown. */
  street: GeneratedAlways<string | null>;
  neighbourhood: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  office_id: string | null;
  office_name: string | null;
  agent_ids: Defaulted<string[]>;
  place_ids: Defaulted<number[]>;
  open_house_until: NullableTime;
  document: Json<ListingDocument>;
  search_text: Defaulted<string>;
  content_hash: string;
  display: DefaultedJson<Record<string, boolean>>;
  modified_at: Time;
  /** Active and not withheld by the seller: searchable. */
  shown: GeneratedAlways<boolean>;
  /** Shown, with coordinates and address: may be on a map. */
  on_map: GeneratedAlways<boolean>;
};

export type ListingChangeTable = {
  sequence: GeneratedAlways<number>;
  source: string;
  listing_id: string;
  removed: Defaulted<boolean>;
  changed_at: DefaultedTime;
  /** The transaction that made the change. */
  transaction_id: Defaulted<string>;
};

export type ListingEventKind = 'new' | 'price' | 'back' | 'off' | 'sold';

export type ListingEventTable = {
  sequence: GeneratedAlways<number>;
  transaction_id: Defaulted<string>;
  source: string;
  listing_id: string;
  kind: ListingEventKind;
  old_price: number | null;
  mls: string;
  sold_id: string | null;
  snapshot: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  changed_at: DefaultedTime;
};

export type AlertSubscriptionTable = {
  space_id: string;
  customer_id: string;
  source: string;
  /** Id of a saved search; empty for the favourites. */
  search_id: string;
  number: GeneratedAlways<number>;
  frequency: AlertFrequency;
  since_event: number;
  origin: string;
  transaction_id: Defaulted<string>;
};

export type AlertConsentTable = {
  id: GeneratedAlways<number>;
  space_id: string;
  customer_id: string;
  source: string;
  search_id: string;
  search_name: string | null;
  frequency: AlertFrequency;
  text_version: string | null;
  text_hash: string | null;
  via: 'site' | 'account' | 'link' | 'one-click';
  decided_at: Time;
  visitor_ip: string | null;
};

export type AlertEntryTable = { subscription: number; event: number; matched_at: Time };

export type AlertCursorTable = { id: Defaulted<boolean>; transaction_id: string; sequence: number };

/** A drawn area, by index and id. */
export type ShapeTable = {
  index_name: string;
  id: string;
  space_id: string | null;
  type: string;
  geometry: Json<Record<string, unknown>>;
  centre: Point;
  bounds: Shape;
  created_at: DefaultedTime;
  created_by: string | null;
};

export type NearbyPlaceTable = {
  space_id: string;
  id: string;
  kind: NearbyKind;
  name: string;
  detail: string | null;
  location: Point;
  bounds: Shape;
  ring: Json<[lon: number, lat: number][] | null>;
};

export type ShapeRingTable = {
  index_name: string;
  shape_id: string;
  polygon_index: number;
  ring_index: number;
  ring: Shape;
};

export type SoldTable = {
  source: string;
  id: string;
  office_id: string | null;
  sold_at: NullableTime;
  document: Json<Record<string, unknown>>;
};

export type PostTable = {
  space_id: string;
  id: number;
  slug: string;
  published_at: Time;
  categories: Defaulted<string[]>;
  document: Json<Record<string, unknown>>;
  state: Defaulted<PostState>;
  /** An agent of the team. */
  author_id: Defaulted<string | null>;
  revision: Defaulted<number>;
  saved_at: DefaultedTime;
  saved_by: Defaulted<string | null>;
  /** Whether it is mailed to subscribers once it is public, when that was, and to how many. */
  is_mailed: Defaulted<boolean>;
  mailed_at: NullableTime;
  mailed_count: Defaulted<number | null>;
};

export type NewsletterSubscriberTable = {
  id: GeneratedAlways<number>;
  space_id: string;
  /** In small letters. */
  email: string;
  origin: string;
  state: SubscriberState;
  consent: string;
  visitor_ip: string | null;
  asked_at: Time;
  confirmed_at: NullableTime;
  ended_at: NullableTime;
};

/** A former slug of a post. */
export type PostRedirectTable = { space_id: string; slug: string; post_id: number };

export type PostCategoryTable = {
  space_id: string;
  id: number;
  slug: string;
  name: string;
  description: Defaulted<string>;
  parent_slug: string | null;
};

export type FormTable = {
  space_id: string;
  id: string;
  name: string;
  sort_order: Defaulted<number>;
  fields: Json<FormField[]>;
  captcha: Defaulted<CaptchaUse>;
};

export type FormSubmissionTable = {
  id: string;
  space_id: string;
  form_id: string;
  view_id: string;
  submission: Json<Record<string, string>>;
  extra_data: DefaultedJson<Record<string, unknown>>;
  submitted_at: DefaultedTime;
};

export type LeadTable = {
  id: string;
  space_id: string;
  submission_id: string | null;
  kind: string;
  form_name: string;
  origin: LeadOrigin;
  name: Defaulted<string>;
  email: Defaulted<string>;
  phone: Defaulted<string>;
  message: Defaulted<string>;
  fields: DefaultedJson<{ label: string; value: string }[]>;
  source: string | null;
  listing_id: string | null;
  listing_mls: string | null;
  page_url: Defaulted<string>;
  referrer: Defaulted<string>;
  campaign: DefaultedJson<Record<string, string>>;
  customer_id: string | null;
  customer_by: 'session' | 'email' | null;
  consent_text: string | null;
  consent_hash: string | null;
  consented_at: NullableTime;
  visitor_ip: string | null;
  status: Defaulted<LeadStatus>;
  assigned_to: string | null;
  read_at: NullableTime;
  cancelled_at: NullableTime;
  created_at: Time;
  changed_at: Time;
  search_text: Defaulted<string>;
};

export type LeadEventTable = {
  id: string;
  lead_id: string;
  kind: 'note' | 'status' | 'assigned' | 'cancelled';
  body: Defaulted<string>;
  author_uid: string | null;
  author_name: string;
  created_at: Time;
};

export type ReplyTextTable = { space_id: string; texts: Json<ReplyText[]> };

export type WebhookTable = {
  space_id: string;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_until: NullableTime;
  enabled: Defaulted<boolean>;
  changed_at: Time;
  changed_by: string;
};

export type WebhookDeliveryTable = {
  id: string;
  space_id: string;
  lead_id: string | null;
  type: string;
  body: string;
  status: Defaulted<'waiting' | 'delivered' | 'failed'>;
  attempts: Defaulted<number>;
  queued_at: Time;
  next_attempt_at: Time;
  locked_until: NullableTime;
  delivered_at: NullableTime;
  response_status: number | null;
  failure: string | null;
};

export type SpentFormViewTable = { view_id: string; expires_at: Time };

export type OrgChartTable = {
  space_id: string;
  body: Json<Record<string, unknown>>;
  saved_at: DefaultedTime;
  saved_by: string | null;
};

export type ListingPublicInfoTable = {
  space_id: string;
  source: string;
  listing_id: string;
  body: Json<Record<string, unknown>>;
  saved_at: DefaultedTime;
  saved_by: string | null;
};

export type ImportRefusalTable = {
  id: Generated<number>;
  import: string;
  record: string;
  reason: string;
  refused_at: DefaultedTime;
};

export type FileTable = {
  id: Generated<string>;
  space_id: string;
  name: string;
  path: string;
  type: string;
  kind: 'image' | 'document' | 'video';
  bytes: number;
  width: number | null;
  height: number | null;
  uploaded_at: Time;
  uploaded_by: string;
  focus_x: Defaulted<number>;
  focus_y: Defaulted<number>;
  alt_text: Defaulted<string>;
};

export type CustomerLinkTable = {
  space_id: string;
  customer_id: string;
  purpose: 'verify-email' | 'reset-password';
  secret_hash: string;
  email: string;
  created_at: Time;
  expires_at: Time;
};

export type SetupLinkTable = { secret_hash: string; created_at: Time; expires_at: Time };

export type AccountLinkTable = {
  space_id: string;
  account_id: string;
  purpose: 'invitation' | 'reset-password';
  secret_hash: string;
  created_at: Time;
  expires_at: Time;
};

export type MailTable = {
  id: Generated<string>;
  space_id: string;
  customer_id: string | null;
  kind: string;
  recipient: string;
  sender_name: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  secret: string | null;
  unsubscribe_url: string | null;
  idempotency_key: string;
  status: Defaulted<'waiting' | 'sent' | 'failed' | 'stored'>;
  attempts: Defaulted<number>;
  queued_at: Time;
  next_attempt_at: Time;
  locked_until: NullableTime;
  sent_at: NullableTime;
  failure: string | null;
};

export type Schema = {
  spaces: SpaceTable;
  space_hosts: SpaceHostTable;
  settings: SettingsTable;
  settings_versions: SettingsVersionTable;
  site_drafts: SiteDraftTable;
  pages: PageTable;
  page_redirects: PageRedirectTable;
  page_versions: PageVersionTable;
  page_drafts: PageDraftTable;
  page_schedules: PageScheduleTable;
  page_previews: PagePreviewTable;
  trashed_pages: TrashedPageTable;
  own_listings: OwnListingTable;
  former_sites: FormerSiteTable;
  design_drafts: DesignDraftTable;
  agents: AgentTable;
  accounts: AccountTable;
  audit_log: AuditTable;
  account_identities: AccountIdentityTable;
  sign_in_failures: SignInFailureTable;
  customers: CustomerTable;
  favourites: FavouriteTable;
  favourite_partners: FavouritePartnerTable;
  share_invitations: ShareInvitationTable;
  partner_notes: PartnerNoteTable;
  saved_searches: SavedSearchTable;
  terms_agreements: TermsAgreementTable;
  customer_contacts: CustomerContactTable;
  sessions: SessionTable;
  oidc_payloads: OidcPayloadTable;
  secrets: SecretTable;
  sources: SourceTable;
  places: PlaceTable;
  place_rings: PlaceRingTable;
  listings: ListingTable;
  listing_changes: ListingChangeTable;
  listing_events: ListingEventTable;
  alert_subscriptions: AlertSubscriptionTable;
  alert_consents: AlertConsentTable;
  alert_entries: AlertEntryTable;
  alert_cursor: AlertCursorTable;
  nearby_places: NearbyPlaceTable;
  shapes: ShapeTable;
  shape_rings: ShapeRingTable;
  solds: SoldTable;
  posts: PostTable;
  post_redirects: PostRedirectTable;
  newsletter_subscribers: NewsletterSubscriberTable;
  post_categories: PostCategoryTable;
  forms: FormTable;
  form_submissions: FormSubmissionTable;
  leads: LeadTable;
  lead_events: LeadEventTable;
  reply_texts: ReplyTextTable;
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  spent_form_views: SpentFormViewTable;
  org_charts: OrgChartTable;
  listing_public_info: ListingPublicInfoTable;
  import_refusals: ImportRefusalTable;
  files: FileTable;
  mails: MailTable;
  customer_links: CustomerLinkTable;
  setup_links: SetupLinkTable;
  account_links: AccountLinkTable;
  customer_identities: CustomerIdentityTable;
  passkeys: PasskeyTable;
};

export type NewListing = Insertable<ListingTable>;
export type NewPlace = Insertable<PlaceTable>;
