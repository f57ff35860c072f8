import type { RouteId } from '../src/site/route-table.ts';

/**
 * Who may: everyone; a customer of the site; by role an owner, owners and editors, these and agents (`agents`), every role
 * (`staff`); customers and every role (`members`); nobody without the operator's secret.
 * Everybody else, the people of other sites and owners of expired and forged tokens among them, is rejected.
 */
export type Access =
  | 'everyone'
  | 'customer'
  | 'owner'
  | 'editors'
  | 'agents'
  | 'staff'
  | 'members'
  | 'nobody';

/** `{name}` stands for a sample of the site that is called (authorisation-samples.ts). */
type Values = Readonly<Record<string, unknown>>;

type Line = { access: Access };
export type OperationLine = Line & {
  args: Values;
  /** The result for who may, where the arguments cannot lead to a success. */
  result?: 'UserError' | 'ConflictError';
};
export type CallLine = Line & {
  params: Values;
  body?: unknown;
  headers?: Values;
};
export type SiteLine = Line & {
  path: string;
  form?: Record<string, string>;
  /** The same for everybody, so that every cache may store it. */
  isShared?: boolean;
  /** Ends or needs a session of its own. */
  endsSession?: boolean;
};

const may =
  (access: Access) =>
  (args: Values = {}, result?: OperationLine['result']): OperationLine => ({ access, args, result });
const everyone = may('everyone');
const customer = may('customer');
const owner = may('owner');
const editors = may('editors');
const agents = may('agents');
const staff = may('staff');
const members = may('members');

const DRAFT = { slug: '{page}', revision: '{draftRevision}' };
const PAGE = { slug: '{page}', revision: '{pageRevision}' };

/** One line for each query field and mutation; how to add one: docs/authorisation.md. */
export const OPERATIONS: Readonly<Record<string, OperationLine>> = {
  'Query.agent': everyone({ id: '{agent}' }),
  'Query.agents': everyone(),
  'Query.auditLog': owner(),
  'Query.autocomplete': everyone({ text: 'street' }),
  'Query.captchaAudio': everyone({ formId: 'general', viewId: '{captchaView}' }),
  'Query.clusters': everyone({ precision: 4 }),
  'Query.currentAgent': everyone(),
  'Query.designDraft': staff(),
  // As siteTemplateLook below.
  'Query.draftedSite': everyone({ slug: '{page}' }),
  'Query.emptySearches': everyone({ paths: ['/search'] }),
  'Query.fieldTerms': everyone({ field: 'city' }),
  'Query.fileUses': staff({ id: '{file}' }),
  'Query.files': staff(),
  'Query.fonts': staff(),
  'Query.formerSites': staff(),
  'Query.form': everyone({ id: 'contact-agent' }),
  'Query.formDesigns': staff(),
  'Query.formEditorUrl': staff(),
  'Query.forms': staff(),
  'Query.pageStart': everyone({ id: 'sellers' }),
  'Query.ownListing': agents({ id: '{ownListing}' }),
  'Query.ownListings': agents(),
  'Query.hierarchies': everyone({ lat: 53.54, lon: -113.49 }),
  'Query.lead': agents({ id: '{lead}' }),
  'Query.leads': agents(),
  'Query.listing': everyone({ id: '{listing}' }),
  'Query.listingMedia': staff({ listingId: '{listing}' }),
  'Query.listings': everyone({ ids: ['{listing}'] }),
  'Query.lookUpGeo': everyone({ geo: { placeId: '890458485' } }),
  'Query.mail': editors({ id: '{mail}' }),
  'Query.mails': editors(),
  'Query.marketStats': everyone(),
  'Query.nearby': everyone({ id: '{listing}' }),
  'Query.nearbyKinds': everyone(),
  'Query.nearbyInBounds': everyone({ bounds: { north: 53.6, south: 53.4, east: -113.4, west: -113.6 } }),
  'Query.neighbourhoodRents': everyone({ id: '{listing}' }),
  'Query.neighbourhoodStats': everyone({ id: '{listing}' }),
  'Query.oldPage': staff({ id: '1' }),
  'Query.oldPages': staff(),
  'Query.oldWebsite': staff(),
  'Query.page': everyone({ slug: '{page}' }),
  'Query.pageDraft': staff({ slug: '{page}' }),
  'Query.pagePreview': everyone({ token: '{preview}' }),
  'Query.pageSchedule': staff({ slug: '{page}' }),
  'Query.pageVersion': staff(PAGE),
  'Query.pageVersions': staff({ slug: '{page}' }),
  'Query.pages': everyone(),
  'Query.people': owner(),
  'Query.place': everyone({ id: '890458485' }),
  'Query.places': everyone({ ids: ['890458485'] }),
  'Query.positionOfAddress': agents({ address: {} }),
  'Query.points': everyone({ limit: 5 }),
  'Query.post': everyone({ slug: '{post}' }),
  'Query.postCategories': everyone(),
  'Query.posts': everyone(),
  'Query.roster': everyone(),
  'Query.search': everyone({ size: 5 }),
  'Query.searchFacets': everyone(),
  'Query.sessions': staff(),
  'Query.passkeys': staff(),
  'Query.shape': everyone({ index: '{shapeIndex}', id: '{shape}' }),
  'Query.similarListings': everyone({ id: '{listing}' }),
  'Query.similarSolds': everyone({ id: '{listing}' }),
  'Query.siteDrafts': staff(),
  'Query.sitePictures': staff(),
  'Query.siteVersion': staff({ part: 'header', revision: '{headerRevision}' }),
  'Query.siteVersions': staff({ part: 'header' }),
  // Null for everybody but agents of the site, by the cookie alone too: frames of the gallery show it.
  'Query.siteTemplateLook': everyone({ templateId: 'editorial' }),
  'Query.siteTemplatePage': everyone({ templateId: 'editorial', slug: 'index' }),
  'Query.sampleListings': staff(),
  'Query.siteTemplates': staff(),
  'Query.sold': everyone({ id: '{sold}' }),
  'Query.solds': everyone(),
  'Query.source': everyone(),
  'Query.space': everyone(),
  'Query.trashedPages': staff(),
  'Query.managedPosts': staff(),
  'Query.managedPost': staff({ id: '{writtenPost}' }),
  'Query.managedPostCategories': staff(),
  'Query.viewer': everyone(),
  'Query.hostNames': owner(),
  'Query.replyTexts': agents(),
  'Query.webhook': owner(),
  'Query.website': everyone(),
  'Query.wordPressDocuments': staff({ url: 'http://127.0.0.1/' }, 'UserError'),
  // Null for everybody else.
  'Viewer.agent': staff(),
  'Viewer.canEdit': everyone(),
  'Viewer.customer': customer(),

  'Mutation.acceptTerms': customer({ version: '{terms}' }),
  'Mutation.addAgent': owner({ agent: { displayName: 'New Agent' } }),
  'Mutation.addFavourite': customer({ listingId: '{listing}' }),
  'Mutation.addLeadNote': agents({ id: '{lead}', text: 'Called' }),
  'Mutation.applySiteTemplate': editors({ templateId: 'editorial', replace: true }),
  // Design drafts are the agent's own: there is none before the third line.
  'Mutation.publishDesignDraft': editors({}, 'UserError'),
  'Mutation.discardDesignDraft': editors({}, 'UserError'),
  'Mutation.draftSiteTemplate': editors({ templateId: 'editorial', withPages: true, replace: true }),
  // Ended sessions are those of the site that are no caller's: there are none.
  'Mutation.endSession': staff({ id: 'unknown' }, 'UserError'),
  'Mutation.cancelRequest': customer({ id: '{request}' }),
  'Mutation.changeLeads': agents({ input: { ids: ['{lead}'], isRead: true } }),
  'Mutation.changePassword': staff({ current: 'wrong', password: 'another password' }, 'UserError'),
  'Mutation.changePerson': owner({
    input: { id: '{person}', revision: '{personRevision}', role: 'editor' },
  }),
  'Mutation.copyPage': agents({ slug: '{page}', newSlug: '{newPage}' }),
  'Mutation.createPagePreview': agents({ slug: '{page}' }),
  'Mutation.deleteFile': editors({ id: '{file}' }),
  'Mutation.deleteLeads': editors({ ids: ['{lead}'] }),
  'Mutation.deletePage': agents(PAGE),
  'Mutation.orderPages': agents({ slugs: ['{page}'] }),
  'Mutation.deleteSavedSearch': customer({ id: '{savedSearch}' }),
  'Mutation.endPersonSessions': owner({ id: '{person}' }),
  'Mutation.endOtherSessions': staff(),
  'Mutation.beginPasskey': staff(
    { input: { name: 'Phone', origin: 'http://elsewhere.example', current: 'wrong' } },
    'UserError',
  ),
  'Mutation.addPasskey': staff({ origin: 'http://elsewhere.example', answer: '{}' }, 'UserError'),
  'Mutation.renamePasskey': staff({ id: 'unknown', name: 'Phone' }, 'UserError'),
  'Mutation.removePasskey': staff({ id: 'unknown' }, 'UserError'),
  'Mutation.invitePerson': owner({
    input: { email: '{newEmail}', name: 'New', role: 'viewer', origin: '{origin}' },
  }),
  'Mutation.removePerson': owner({ id: '{person}', revision: '{personRevision}' }),
  'Mutation.resendInvitation': owner({ id: '{person}', origin: '{origin}' }),
  'Mutation.discardPageDraft': agents(DRAFT),
  'Mutation.discardSiteDraft': editors({ part: 'footer', revision: '{footerDraftRevision}' }),
  'Mutation.editFile': editors({ id: '{file}', input: { altText: 'A deed' } }),
  'Mutation.publishPageDraft': agents(DRAFT),
  'Mutation.purgeTrashedPage': agents({ key: '{trashed}' }),
  'Mutation.removeAgent': owner({ id: '{member}', revision: '{memberRevision}' }),
  'Mutation.importPicture': agents({ url: 'http://127.0.0.1/' }, 'UserError'),
  'Mutation.removeFavourite': customer({ listingId: '{listing}' }),
  'Mutation.resendVerificationEmail': customer(),
  'Mutation.restoreFormerSite': editors({ id: '{formerSite}' }),
  'Mutation.restorePageVersion': agents({ ...PAGE, version: '{pageRevision}' }),
  'Mutation.restoreTrashedPage': agents({ key: '{trashed}' }),
  'Mutation.retryMail': editors({ id: '{mail}' }),
  'Mutation.revokePagePreviews': agents({ slug: '{page}' }),
  // Their own: agents may not change those of others (admin-agents.test.ts).
  'Mutation.saveAgent': agents({
    id: '{profile}',
    revision: '{profileRevision}',
    agent: { displayName: 'Saved' },
  }),
  'Mutation.saveContactInfo': customer({ phone: '780 555 0199' }),
  'Mutation.saveFavouriteNote': customer({ listingId: 'unknown', note: 'Quiet' }, 'UserError'),
  'Mutation.saveFooter': editors({ footer: '{footer}', revision: '{footerRevision}' }),
  'Mutation.saveHeader': editors({ header: '{header}', revision: '{headerRevision}' }),
  'Mutation.saveListingMedia': agents({
    input: {
      listingId: '{listing}',
      media: [{ imageUrl: '/_files/demo/a.jpg' }],
      revision: '{mediaRevision}',
    },
  }),
  'Mutation.savePage': agents({ input: { page: '{pageBody}', revision: '{pageRevision}' } }),
  'Mutation.savePost': agents({
    id: '{writtenPost}',
    revision: '1',
    post: { title: 'Saved', slug: '{newSlug}', excerpt: '', content: '', categories: [], isPublished: false },
  }),
  'Mutation.deletePost': agents({ id: '{writtenPost}', revision: '1' }),
  'Mutation.savePostCategory': agents({
    category: { name: '{newSlug}', slug: '{newSlug}', description: '' },
  }),
  'Mutation.deletePostCategory': agents({ id: '{writtenCategory}' }),
  'Mutation.savePageDraft': agents({
    input: {
      slug: '{page}',
      page: '{pageBody}',
      baseRevision: '{pageRevision}',
      revision: '{draftRevision}',
    },
  }),
  'Mutation.saveSearch': customer({ input: { name: 'Mine', url: '/search?bedrooms=3' } }),
  'Mutation.saveSiteDraft': editors({
    input: { part: 'header', value: '{header}', base: '{header}', baseRevision: '{headerRevision}' },
  }),
  'Mutation.saveWebsite': editors({ website: '{website}', revision: '{websiteRevision}' }),
  'Mutation.addHostName': owner({ host: '{newHost}' }),
  'Mutation.setMainHostName': owner({ host: '{addedHost}' }),
  // Off where nothing configures a check.
  'Mutation.checkHostName': owner({ host: '{addedHost}' }),
  'Mutation.removeHostName': owner({ host: '{addedHost}' }),
  // In this order: the others need what the first saves. It is off, so that nothing is sent.
  'Mutation.saveReplyTexts': agents({
    input: { texts: [{ name: 'Thanks', text: 'Hello,' }], revision: '{replyTextsRevision}' },
  }),
  'Mutation.saveWebhook': owner({ input: { url: 'https://8.8.8.8/hook', enabled: false } }),
  'Mutation.rotateWebhookSecret': owner(),
  'Mutation.replayWebhookDelivery': owner({ id: '{delivery}' }),
  'Mutation.sendTestEvent': owner({}, 'UserError'),
  'Mutation.deleteWebhook': owner(),
  'Mutation.schedulePage': agents({ slug: '{page}', unpublishAt: '{nextMonth}' }),
  'Mutation.saveOwnListing': agents({
    input: {
      id: '{ownListing}',
      revision: '1',
      listing: { status: 'DRAFT', transactionType: 'SALE', kind: 'HOUSE' },
    },
  }),
  'Mutation.deleteOwnListing': agents({ id: '{ownListing}', revision: '1' }),
  'Mutation.importListings': editors({ name: 'none.json', text: '[]' }, 'UserError'),
  'Mutation.addSampleListings': editors({}, 'UserError'),
  'Mutation.removeSampleListings': editors(),
  'Mutation.sendTestMail': editors({ origin: '{origin}' }),
  'Mutation.setAlerts': customer({ input: { frequency: 'NEVER' } }),
  'Mutation.setPagePublished': agents({ ...PAGE, published: false }),
  'Mutation.saveForm': editors({
    input: { name: 'New form', captcha: 'doubt', fields: '{formFields}' },
  }),
  'Mutation.deleteForm': editors({ id: '{form}', revision: '{formRevision}' }),
  'Mutation.submitForm': everyone({
    input: {
      formId: 'more-info',
      viewId: '{formView}',
      values: '{formValues}',
      pageUrl: '{origin}/',
    },
  }),
  'Mutation.submitGeoJson': members({ geoJson: '{area}' }),
};

const call =
  (access: Access) =>
  (params: Values = {}, { body, headers }: Pick<CallLine, 'body' | 'headers'> = {}): CallLine => ({
    access,
    params,
    body,
    headers,
  });
const open = call('everyone');
const ownerCalls = call('owner');
const editorCalls = call('editors');
const agentCalls = call('agents');
const staffCalls = call('staff');
const customers = call('customer');

const ADMIN = '/space/:spaceID/app/website/admin';
const ONE_PAGE = `${ADMIN}/page/:pageID`;
const SEARCH = '/space/:spaceID/search/:source';
const PROFILE = '/space/:spaceID/profile';
const LIKE = { source: '{source}', listingId: '{listing}' };
const OF_PAGE = { pageID: '{page}' };
const LIVE = { headers: { 'if-match': '"{pageRevision}"' } };
const DRAFTED = { headers: { 'if-match': '"{draftRevision}"' } };

/** One line for each route of the engine. `spaceID` is the space of the site that is called. */
export const ENGINE_CALLS: Readonly<Record<string, CallLine>> = {
  'GET /getSpace': open({ '?host': '{host}' }),
  'GET /getWebsite/:spaceID': open(),
  'GET /getPages/:spaceID': open(),
  'GET /getPage/:spaceID/:pageID': open(OF_PAGE),
  'POST /__invalidate__': call('nobody')({}, { body: { spaceID: 'edmonton' } }),
  'GET /getPreview/:spaceID/:token': open({ token: '{preview}' }),
  'PUT /space/:spaceID/account/password': staffCalls(
    {},
    { body: { current: 'wrong', password: 'another password' } },
  ),
  'GET /space/:spaceID/account/sessions': staffCalls(),
  'DELETE /space/:spaceID/account/sessions': staffCalls(),
  'DELETE /space/:spaceID/account/sessions/:id': staffCalls({ id: 'unknown' }),
  'GET /space/:spaceID/account/passkeys': staffCalls(),
  'POST /space/:spaceID/account/passkeys/options': staffCalls(
    {},
    { body: { name: 'Phone', origin: '{origin}', current: 'wrong' } },
  ),
  'POST /space/:spaceID/account/passkeys': staffCalls({}, { body: { origin: '{origin}', answer: '{}' } }),
  'PUT /space/:spaceID/account/passkeys/:id': staffCalls({ id: 'unknown' }, { body: { name: 'Phone' } }),
  'DELETE /space/:spaceID/account/passkeys/:id': staffCalls({ id: 'unknown' }),
  'GET /space/:spaceID/app/website/admin/archive': ownerCalls(),
  'POST /space/:spaceID/app/website/admin/archive': ownerCalls(),
  'GET /space/:spaceID/people': ownerCalls(),
  'POST /space/:spaceID/people': ownerCalls(
    {},
    { body: { email: '{newEmail}', name: 'New', role: 'viewer', origin: '{origin}' } },
  ),
  'PUT /space/:spaceID/people/:id': ownerCalls(
    { id: '{person}' },
    { body: { isDisabled: true }, headers: { 'if-match': '"{personRevision}"' } },
  ),
  'DELETE /space/:spaceID/people/:id': ownerCalls(
    { id: '{person}' },
    { headers: { 'if-match': '"{personRevision}"' } },
  ),
  'POST /space/:spaceID/people/:id/invitation': ownerCalls(
    { id: '{person}' },
    { body: { origin: '{origin}' } },
  ),
  'DELETE /space/:spaceID/people/:id/sessions': ownerCalls({ id: '{person}' }),
  'GET /space/:spaceID/audit': ownerCalls(),
  [`GET ${ADMIN}/config`]: staffCalls(),
  [`GET ${ADMIN}/componentConfig/Website`]: staffCalls(),
  [`PUT ${ADMIN}/componentConfig/Website`]: editorCalls(
    {},
    { body: '{website}', headers: { 'if-match': '"{websiteRevision}"' } },
  ),
  [`GET ${ADMIN}/header`]: staffCalls(),
  [`PUT ${ADMIN}/header`]: editorCalls(
    {},
    { body: '{header}', headers: { 'if-match': '"{headerRevision}"' } },
  ),
  [`GET ${ADMIN}/footer`]: staffCalls(),
  [`PUT ${ADMIN}/footer`]: editorCalls(
    {},
    { body: '{footer}', headers: { 'if-match': '"{footerRevision}"' } },
  ),
  [`GET ${ADMIN}/site-drafts`]: staffCalls(),
  [`PUT ${ADMIN}/site-drafts/:part`]: editorCalls(
    { part: 'footer' },
    { body: { value: '{footer}', base: '{footer}', baseRevision: '{footerRevisionNumber}' } },
  ),
  [`DELETE ${ADMIN}/site-drafts/:part`]: editorCalls(
    { part: 'website' },
    { headers: { 'if-match': '"{websiteDraftRevision}"' } },
  ),
  [`GET ${ADMIN}/settings/:part/versions`]: staffCalls({ part: 'header' }),
  [`GET ${ADMIN}/settings/:part/versions/:version`]: staffCalls({
    part: 'header',
    version: '{headerRevision}',
  }),
  [`GET ${ADMIN}/page`]: staffCalls(),
  [`PUT ${ADMIN}/page-order`]: agentCalls({}, { body: { slugs: ['{page}'] } }),
  [`GET ${ONE_PAGE}`]: staffCalls(OF_PAGE),
  [`PUT ${ONE_PAGE}`]: agentCalls(OF_PAGE, { body: '{pageBody}', ...LIVE }),
  [`DELETE ${ONE_PAGE}`]: agentCalls(OF_PAGE, LIVE),
  [`POST ${ONE_PAGE}/copy`]: agentCalls({ ...OF_PAGE, '?newPageID': '{newPage}' }),
  [`GET ${ONE_PAGE}/draft`]: staffCalls(OF_PAGE),
  [`PUT ${ONE_PAGE}/draft`]: agentCalls(OF_PAGE, {
    body: { page: '{pageBody}', baseRevision: '{pageRevisionNumber}' },
    ...DRAFTED,
  }),
  [`DELETE ${ONE_PAGE}/draft`]: agentCalls(OF_PAGE, DRAFTED),
  [`POST ${ONE_PAGE}/draft/publish`]: agentCalls(OF_PAGE, DRAFTED),
  [`GET ${ONE_PAGE}/versions`]: staffCalls(OF_PAGE),
  [`GET ${ONE_PAGE}/versions/:version`]: staffCalls({ ...OF_PAGE, version: '{pageRevision}' }),
  [`POST ${ONE_PAGE}/versions/:version/restore`]: agentCalls({ ...OF_PAGE, version: '{pageRevision}' }, LIVE),
  [`GET ${ONE_PAGE}/schedule`]: staffCalls(OF_PAGE),
  [`PUT ${ONE_PAGE}/schedule`]: agentCalls(OF_PAGE, { body: { unpublishAt: '{nextMonth}' } }),
  [`PUT ${ONE_PAGE}/published`]: agentCalls(OF_PAGE, { body: { published: false }, ...LIVE }),
  [`POST ${ONE_PAGE}/previews`]: agentCalls(OF_PAGE),
  [`DELETE ${ONE_PAGE}/previews`]: agentCalls(OF_PAGE),
  [`GET ${ADMIN}/templates`]: staffCalls(),
  [`GET ${ADMIN}/templates/:template`]: staffCalls({ template: 'family' }),
  [`POST ${ADMIN}/templates/:template/apply`]: editorCalls(
    { template: 'family' },
    { body: { replace: true } },
  ),
  [`GET ${ADMIN}/page-starts/:start`]: staffCalls({ start: 'sellers' }),
  [`GET ${ADMIN}/templates/:template/look`]: staffCalls({ template: 'family' }),
  [`POST ${ADMIN}/templates/:template/draft`]: editorCalls(
    { template: 'family' },
    { body: { withPages: true, replace: true } },
  ),
  [`GET ${ADMIN}/design-draft`]: staffCalls(),
  [`POST ${ADMIN}/design-draft/publish`]: editorCalls(),
  [`DELETE ${ADMIN}/design-draft`]: editorCalls(),
  [`GET ${ADMIN}/former-sites`]: staffCalls(),
  [`POST ${ADMIN}/former-sites/:id/restore`]: editorCalls({ id: '{formerSite}' }),
  [`GET ${ADMIN}/trash`]: staffCalls(),
  [`POST ${ADMIN}/trash/:key/restore`]: agentCalls({ key: '{trashed}' }),
  [`DELETE ${ADMIN}/trash/:key`]: agentCalls({ key: '{trashed}' }),
  [`POST ${ADMIN}/listings/import`]: editorCalls({}, { body: { name: 'none.json', text: '[{}]' } }),
  [`GET ${ADMIN}/listings/samples`]: staffCalls(),
  [`POST ${ADMIN}/listings/samples`]: editorCalls(),
  [`DELETE ${ADMIN}/listings/samples`]: editorCalls(),
  [`GET ${ADMIN}/address-position`]: agentCalls(),
  [`GET ${ADMIN}/own-listings`]: agentCalls(),
  [`POST ${ADMIN}/own-listings`]: agentCalls({}, { body: '{ownListingFacts}' }),
  [`GET ${ADMIN}/own-listings/:id`]: agentCalls({ id: '{ownListing}' }),
  [`PUT ${ADMIN}/own-listings/:id`]: agentCalls(
    { id: '{ownListing}' },
    { body: '{ownListingFacts}', headers: { 'if-match': '"1"' } },
  ),
  [`DELETE ${ADMIN}/own-listings/:id`]: agentCalls(
    { id: '{ownListing}' },
    { headers: { 'if-match': '"1"' } },
  ),
  [`GET ${ADMIN}/files`]: staffCalls(),
  [`GET ${ADMIN}/pictures`]: staffCalls(),
  [`POST ${ADMIN}/files`]: agentCalls({ '?name': 'new.svg' }, { body: '{picture}' }),
  [`GET ${ADMIN}/files/:id/uses`]: staffCalls({ id: '{file}' }),
  [`PUT ${ADMIN}/files/:id`]: editorCalls({ id: '{file}' }, { body: { altText: 'A deed' } }),
  [`DELETE ${ADMIN}/files/:id`]: editorCalls({ id: '{file}' }),
  [`GET ${ADMIN}/mails`]: editorCalls(),
  [`GET ${ADMIN}/mails/:id`]: editorCalls({ id: '{mail}' }),
  [`POST ${ADMIN}/mails/:id/retry`]: editorCalls({ id: '{mail}' }),
  [`POST ${ADMIN}/mails/test`]: editorCalls({}, { body: { origin: '{origin}' } }),
  'GET /space/:spaceID/agents': staffCalls({ '?include_docs': 'true' }),
  'POST /space/:spaceID/agents': ownerCalls({}, { body: { displayName: 'New Agent' } }),
  'PUT /space/:spaceID/agents/:id': agentCalls(
    { id: '{profile}' },
    { body: { displayName: 'Saved' }, headers: { 'if-match': '"{profileRevision}"' } },
  ),
  'DELETE /space/:spaceID/agents/:id': ownerCalls(
    { id: '{member}' },
    { headers: { 'if-match': '"{memberRevision}"' } },
  ),
  'GET /space/:spaceID/agents/:id/extraInfo': staffCalls({ id: '{member}' }),
  'PUT /space/:spaceID/agents/:id/extraInfo': agentCalls(
    { id: '{profile}' },
    { body: { tagline: 'Saved' }, headers: { 'if-match': '"{profileRevision}"' } },
  ),
  'GET /space/:spaceID/agents/roster': open(),
  'GET /space/:spaceID/org/chart': staffCalls(),
  'PUT /space/:spaceID/org/chart': editorCalls({}, { body: { units: [] } }),
  'GET /space/:spaceID/app/redforms/designs/all': staffCalls(),
  'POST /space/:spaceID/app/redforms/designs': editorCalls(
    {},
    { body: { name: 'New form', captcha: 'doubt', fields: '{formFields}' } },
  ),
  'PUT /space/:spaceID/app/redforms/designs/:formID': editorCalls(
    { formID: '{form}' },
    {
      body: { name: 'New name', captcha: 'doubt', fields: '{formFields}' },
      headers: { 'if-match': '"{formRevision}"' },
    },
  ),
  'DELETE /space/:spaceID/app/redforms/designs/:formID': editorCalls(
    { formID: '{form}' },
    { headers: { 'if-match': '"{formRevision}"' } },
  ),
  'GET /space/:spaceID/app/redforms/:agentUid/redirectUrl': staffCalls({ agentUid: '{agent}' }),
  'GET /space/:spaceID/app/blog/posts': staffCalls(),
  'POST /space/:spaceID/app/blog/posts': agentCalls({}, { body: '{postBody}' }),
  'GET /space/:spaceID/app/blog/posts/:id': staffCalls({ id: '{writtenPost}' }),
  'PUT /space/:spaceID/app/blog/posts/:id': agentCalls(
    { id: '{writtenPost}' },
    { body: '{postBody}', headers: { 'if-match': '"1"' } },
  ),
  'DELETE /space/:spaceID/app/blog/posts/:id': agentCalls(
    { id: '{writtenPost}' },
    { headers: { 'if-match': '"1"' } },
  ),
  'GET /space/:spaceID/app/blog/categories': staffCalls(),
  'POST /space/:spaceID/app/blog/categories': agentCalls({}, { body: '{categoryBody}' }),
  'PUT /space/:spaceID/app/blog/categories/:id': agentCalls(
    { id: '{writtenCategory}' },
    { body: '{categoryBody}' },
  ),
  'DELETE /space/:spaceID/app/blog/categories/:id': agentCalls({ id: '{writtenCategory}' }),
  'GET /space/:spaceID/app/leads': agentCalls(),
  'GET /space/:spaceID/app/leads/:id': agentCalls({ id: '{lead}' }),
  'POST /space/:spaceID/app/leads/change': agentCalls({}, { body: { ids: ['{lead}'], isRead: true } }),
  'POST /space/:spaceID/app/leads/delete': editorCalls({}, { body: { ids: ['{lead}'] } }),
  'GET /space/:spaceID/app/replyTexts': agentCalls(),
  'PUT /space/:spaceID/app/replyTexts': agentCalls(
    {},
    {
      body: { texts: [{ name: 'Thanks', text: 'Hello,' }] },
      headers: { 'if-match': '"{replyTextsRevision}"' },
    },
  ),
  'GET /space/:spaceID/hosts': ownerCalls(),
  'POST /space/:spaceID/hosts': ownerCalls({}, { body: { host: '{newHost}' } }),
  'PUT /space/:spaceID/hosts/main': ownerCalls({}, { body: { host: '{addedHost}' } }),
  'POST /space/:spaceID/hosts/:host/check': ownerCalls({ host: '{addedHost}' }),
  'DELETE /space/:spaceID/hosts/:host': ownerCalls({ host: '{addedHost}' }),
  'GET /space/:spaceID/app/webhook': ownerCalls(),
  'PUT /space/:spaceID/app/webhook': ownerCalls(
    {},
    { body: { url: 'https://8.8.8.8/hook', enabled: false } },
  ),
  'POST /space/:spaceID/app/webhook/rotate': ownerCalls(),
  'POST /space/:spaceID/app/webhook/test': ownerCalls(),
  'POST /space/:spaceID/app/webhook/deliveries/:id/replay': ownerCalls({ id: '{delivery}' }),
  'DELETE /space/:spaceID/app/webhook': ownerCalls(),
  'POST /space/:spaceID/app/leads/:id/notes': agentCalls({ id: '{lead}' }, { body: { text: 'Called' } }),
  'GET /space/:spaceID/listings/:source/public/:listingID': open({
    source: '{source}',
    listingID: '{listing}',
  }),
  'PUT /space/:spaceID/listings/:source/public/:listingID': agentCalls(
    { source: '{source}', listingID: '{listing}' },
    { body: { additionalMedia: [] }, headers: { 'if-match': '"{mediaRevision}"' } },
  ),
  [`GET ${SEARCH}/q`]: open({ source: '{source}', '?size': '5' }),
  [`GET ${SEARCH}/listings/:ids`]: open({ source: '{source}', ids: '{listing}' }),
  [`GET ${SEARCH}/cluster/:n`]: open({ source: '{source}', n: '4' }),
  [`GET ${SEARCH}/points`]: open({ source: '{source}', '?limit': '5' }),
  [`GET ${SEARCH}/facets`]: open({ source: '{source}' }),
  [`GET ${SEARCH}/info`]: open({ source: '{source}' }),
  [`GET ${SEARCH}/stats`]: open({ source: '{source}' }),
  [`GET ${SEARCH}/rents`]: open({ source: '{source}', '?areas': '1' }),
  'GET /:source/autocomplete-v2/:term': open({ source: '{source}', term: 'street' }),
  'GET /:source/status/lastUpdate': open({ source: '{source}' }),
  'GET /:source/fields/:field/terms': open({ source: '{source}', field: 'city' }),
  'GET /space/:spaceID/nearby/box': open({
    '?north': '53.6',
    '?south': '53.5',
    '?east': '-113.4',
    '?west': '-113.5',
  }),
  'GET /space/:spaceID/nearby/kinds': open(),
  'GET /space/:spaceID/nearby/point': open({ '?lat': '53.54', '?lon': '-113.49' }),
  'GET /whosonfirst/places/getHierarchiesByLatLon': open({ '?lat': '53.54', '?lon': '-113.49' }),
  'GET /whosonfirst/:id': open({ id: '890458485' }),
  'GET /places/outlines/:spaceID': open(),
  'GET /pre-indexed-shape/:index/:id': open({ index: '{shapeIndex}', id: '{shape}' }),
  'GET /space/:spaceID/solds/:source/office': open({ source: '{source}' }),
  'GET /space/:spaceID/solds/:source/office/:id': open({ source: '{source}', id: '{sold}' }),
  'GET /blog/:spaceID/wp-json/posts': open(),
  'GET /blog/:spaceID/wp-json/taxonomies/category/terms': open(),
  [`GET ${PROFILE}/form/:formID/view`]: open({ formID: 'contact-agent' }),
  [`GET ${PROFILE}/form/:formID/view/:viewID/audio`]: open({ formID: 'general', viewID: '{captchaView}' }),
  [`POST ${PROFILE}/form/:formID/submit`]: open(
    { formID: 'more-info' },
    { body: { submission: '{submission}', viewId: '{formView}' } },
  ),
  [`POST ${PROFILE}/geojson`]: call('members')({}, { body: '{area}' }),
  [`GET ${PROFILE}/likes/:source`]: customers({ source: '{source}' }),
  [`PUT ${PROFILE}/likes/:source/:listingId`]: customers(LIKE),
  [`PUT ${PROFILE}/likes/:source/:listingId/note`]: customers(LIKE, { body: { note: 'Quiet' } }),
  [`GET ${PROFILE}/shared/:source`]: customers({ source: '{source}' }),
  [`DELETE ${PROFILE}/shared`]: customers(),
  [`DELETE ${PROFILE}/likes/:source/:listingId`]: customers(LIKE),
  [`GET ${PROFILE}/requests/:source`]: customers({ source: '{source}' }),
  [`POST ${PROFILE}/requests/:source/id/:id/cancel`]: customers({ source: '{source}', id: '{request}' }),
  [`GET ${PROFILE}/searches/:source`]: customers({ source: '{source}' }),
  [`POST ${PROFILE}/searches/:source/named`]: customers(
    { source: '{source}' },
    { body: { name: 'Mine', uiState: { geo: { type: 'all-areas' }, sort: null, filters: {} } } },
  ),
  [`GET ${PROFILE}/searches/:source/id/:id`]: customers({ source: '{source}', id: '{savedSearch}' }),
  [`DELETE ${PROFILE}/searches/:source/id/:id`]: customers({ source: '{source}', id: '{savedSearch}' }),
  [`GET ${PROFILE}/alerts/:source`]: customers({ source: '{source}' }),
  [`PUT ${PROFILE}/alerts/:source`]: customers({ source: '{source}' }, { body: { frequency: 'never' } }),
  [`PUT ${PROFILE}/contactInfo`]: customers({}, { body: { phone: '7805550199' } }),
  [`GET ${PROFILE}/validate/resend`]: customers(),
  [`GET ${PROFILE}/:source`]: customers({ source: '{source}' }),
  [`PUT ${PROFILE}/:source/termsAgreement`]: customers({ source: '{source}' }, { body: { agreed: true } }),
};

const at =
  (access: Access) =>
  (path: string, more: Omit<SiteLine, 'access' | 'path'> = {}): SiteLine => ({ access, path, ...more });
const visited = at('everyone');
const owned = at('customer');
const posted = (form: Record<string, string>, more: { endsSession?: boolean } = {}) => ({ form, ...more });

/** One line for each page; the type asks for all. */
export const PAGES: Readonly<Record<RouteId, SiteLine>> = {
  home: visited('/'),
  access: visited('/access'),
  search: visited('/search'),
  listing: visited('/for-sale/{listingSlug}'),
  lease: visited('/for-lease/{listingSlug}'),
  sold: visited('/sold/{sold}'),
  solds: visited('/solds'),
  agent: visited('/agent/{agent}'),
  agents: visited('/agents'),
  blog: visited('/blog'),
  'blog-category': visited('/blog/category/{category}'),
  'blog-post': visited('/blog/2026/1/1/{post}'),
  form: visited('/_forms/contact-agent'),
  preview: visited('/preview/{preview}'),
  // 404 for everybody else.
  template: at('staff')('/__templates/editorial'),
  'legal-notices': visited('/disclaimer/intellectual-property-notices'),
  page: visited('/{page}'),
  'not-found': visited('/nowhere/at/all'),
};

/** One line for each path of the site besides its pages. */
export const SITE_CALLS: Readonly<Record<string, SiteLine>> = {
  'GET /health': visited('/health', { isShared: true }),
  'GET /ready': visited('/ready', { isShared: true }),
  'GET /.well-known/strapwork': visited('/.well-known/strapwork?nonce=0123456789012345678901', {
    isShared: true,
  }),
  'GET /robots.txt': visited('/robots.txt', { isShared: true }),
  'GET /sitemap.xml': visited('/sitemap.xml', { isShared: true }),
  'GET /_map/places.json': visited('/_map/places.json', { isShared: true }),
  'GET /_map/tiles.json': visited('/_map/tiles.json', { isShared: true }),
  'GET /_site.tar.gz': at('owner')('/_site.tar.gz'),
  'POST /_site.tar.gz': at('owner')('/_site.tar.gz'),
  'GET /_leads.csv': at('agents')('/_leads.csv'),
  'GET /_audit.csv': at('owner')('/_audit.csv'),
  'GET /_files/': visited('{fileUrl}', { isShared: true }),
  'POST /_files/': at('agents')('/_files/?name=new.svg'),
  'GET /_data/': visited('/_data/{page}'),
  'GET /_forms/:space/embed/:form.js': visited('/_forms/{space}/embed/contact-agent.js'),
  'POST /_forms/': visited('/_forms/contact-agent', posted({ _pageUrl: '/' })),
  'GET /__mail': visited('/__mail'),
  'GET /__mail/:id': visited('/__mail/{mail}'),
  'GET /access/login': visited('/access/login'),
  'GET /access/callback': visited('/access/callback'),
  'POST /access/logout': visited('/access/logout', posted({}, { endsSession: true })),
  'GET /access/welcome': visited('/access/welcome?token=x'),
  'POST /access/welcome': visited('/access/welcome', posted({ token: 'x', password: 'another password' })),
  'GET /access/reset': visited('/access/reset?token=x'),
  'POST /access/reset': visited('/access/reset', posted({ token: 'x', password: 'another password' })),
  'GET /access/forgot': visited('/access/forgot'),
  'POST /access/forgot': visited('/access/forgot', posted({ email: 'nobody@example.com' })),
  'GET /account/sign-in': visited('/account/sign-in'),
  'GET /account/sign-up': visited('/account/sign-up'),
  'GET /account/callback': visited('/account/callback'),
  'POST /account/sign-out': visited('/account/sign-out', posted({}, { endsSession: true })),
  'GET /account/verify': visited('/account/verify?token=x'),
  'POST /account/verify': visited('/account/verify', posted({ token: 'x' })),
  'POST /account/verify/resend': visited('/account/verify/resend', posted({})),
  'GET /account/forgot': visited('/account/forgot'),
  'POST /account/forgot': visited('/account/forgot', posted({ email: 'nobody@example.com' })),
  'GET /account/reset': visited('/account/reset?token=x'),
  'POST /account/reset': visited('/account/reset', posted({ token: 'x', password: 'another password' })),
  'GET /account': owned('/account'),
  'POST /account/password': owned('/account/password', posted({ password: 'another password' })),
  'POST /account/email': owned('/account/email', posted({ email: 'new@example.com' })),
  'GET /account/data': owned('/account/data'),
  'GET /account/delete': owned('/account/delete'),
  'POST /account/delete': owned('/account/delete', posted({})),
  'GET /login/callback': visited('/login/callback'),
  'POST /login/callback': visited('/login/callback', posted({ id_token: 'x', state: 'x' })),
  'GET /login/logout/callback': visited('/login/logout/callback'),
  'POST /account/unlink': owned('/account/unlink', posted({ issuer: 'https://id.example' })),
  'GET /account/shared': owned('/account/shared'),
  'POST /account/shared/invite': owned('/account/shared/invite', posted({})),
  'POST /account/shared/revoke': owned('/account/shared/revoke', posted({})),
  'POST /account/shared/accept': owned('/account/shared/accept', posted({ token: 'x' })),
  'POST /account/shared/leave': owned('/account/shared/leave', posted({})),
  'GET /account/passkeys/new': owned('/account/passkeys/new'),
  'POST /account/passkeys/new': owned('/account/passkeys/new', posted({ name: 'Phone' })),
  'POST /account/passkeys/rename': owned('/account/passkeys/rename', posted({ name: 'Phone' })),
  'POST /account/passkeys': owned('/account/passkeys', posted({ passkey: '{}' })),
  'POST /account/alerts': owned('/account/alerts', posted({ favourites: 'never' })),
  'GET /account/alerts/unsubscribe': visited('/account/alerts/unsubscribe?token=x'),
  'POST /account/alerts/unsubscribe': visited('/account/alerts/unsubscribe?token=x', posted({})),
  'GET /account/newsletter/confirm': visited('/account/newsletter/confirm?token=x'),
  'POST /account/newsletter/confirm': visited('/account/newsletter/confirm?token=x', posted({})),
  'GET /account/newsletter/unsubscribe': visited('/account/newsletter/unsubscribe?token=x'),
  'POST /account/newsletter/unsubscribe': visited('/account/newsletter/unsubscribe?token=x', posted({})),
  'POST /account/sign-out-everywhere': owned(
    '/account/sign-out-everywhere',
    posted({}, { endsSession: true }),
  ),
};
