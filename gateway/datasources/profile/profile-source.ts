import { UNKNOWN_SAVED_SEARCH } from '#domain/account/saved-search.ts';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { UiState } from '#domain/search/rest/ui-state-schema.ts';
import { notFound, unauthenticated } from '../../errors.ts';
import type { UpstreamResponse } from '../call-upstream.ts';
import { type Call, RestSource, type RestSourceOptions } from '../rest-source.ts';
import {
  type FavouriteAddressWire,
  favouriteAddressesResponse,
  alertsResponse,
  favouriteIdsResponse,
  favouritesResponse,
  noteResponse,
  type ProfileWire,
  profileResponse,
  requestsResponse,
  resentResponse,
  type SavedSearchWire,
  savedResponse,
  savedSearchResponse,
  savedSearchesResponse,
  sharedListResponse,
} from './profile.types.ts';

type Options = RestSourceOptions & {
  source: string;
  /** Stored with a consent. */
  visitorIp: string | null;
  /** Called when the service does not accept the customer's token. */
  onUnauthenticated: () => Promise<void>;
};

/** `version` is that of the text that was shown. */
type AlertChoice = { frequency: AlertFrequency; version?: string };

/** `space/{spaceID}/profile/…`: what the customer owns. The only service that gets the customer's token. */
export class ProfileSource extends RestSource {
  readonly #source: string;
  readonly #visitorIp: string | null;
  readonly #onUnauthenticated: () => Promise<void>;
  #profile: Promise<ProfileWire> | undefined;

  constructor({ source, visitorIp, onUnauthenticated, ...options }: Options) {
    super(options);
    this.#source = source;
    this.#visitorIp = visitorIp;
    this.#onUnauthenticated = onUnauthenticated;
  }

  async favouriteIds(): Promise<string[]> {
    const response = await this.get(favouriteIdsResponse, this.#path('likes', this.#source), {
      extra: 'lite',
    });

    return response.favourites;
  }

  /** Ids and addresses of all favourites. */
  async favouriteAddresses(): Promise<FavouriteAddressWire[]> {
    const path = this.#path('likes', this.#source);

    return (await this.get(favouriteAddressesResponse, path, { extra: 'address' })).favourites;
  }

  favourites(page: { from: number; size: number }) {
    return this.get(favouritesResponse, this.#path('likes', this.#source), page);
  }

  async addFavourite(listingId: string, note?: string): Promise<void> {
    await this.exchange({
      method: 'PUT',
      path: this.#path('likes', this.#source, listingId),
      body: note === undefined ? {} : { note },
    });
  }

  /** The favourites of the customer and the one they share with; null for nobody, and where the service has no sharing. */
  async sharedFavourites(page: { from: number; size: number }) {
    const list = await this.find(sharedListResponse, this.#path('shared', this.#source), page);

    return list?.partner ? { ...list, partner: list.partner } : null;
  }

  async saveNote(listingId: string, note: string): Promise<string> {
    const path = this.#path('likes', this.#source, listingId, 'note');
    const response = await this.exchange({ method: 'PUT', path, body: { note } });

    return this.read(noteResponse, response).note;
  }

  async removeFavourite(listingId: string): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#path('likes', this.#source, listingId) });
  }

  async savedSearches(): Promise<SavedSearchWire[]> {
    return (await this.get(savedSearchesResponse, this.#path('searches', this.#source))).searches;
  }

  savedSearch(id: string): Promise<SavedSearchWire | null> {
    return this.find(savedSearchResponse, this.#path('searches', this.#source, 'id', id));
  }

  async saveSearch(name: string, uiState: UiState, alerts?: AlertChoice) {
    const path = this.#path('searches', this.#source, 'named');
    const body = { uiState, name, ...(alerts && { alerts }) };
    const response = await this.exchange({ method: 'POST', path, headers: this.#ipHeader(), body });

    return this.read(savedResponse, response);
  }

  async deleteSavedSearch(id: string): Promise<void> {
    const path = this.#path('searches', this.#source, 'id', id);
    const response = await this.send({ method: 'DELETE', path });
    if (!response || response.status === 404) throw notFound(UNKNOWN_SAVED_SEARCH);

    this.accepted(response);
  }

  /** What the customer has requested by forms; nothing where the service does not know. */
  async requests(page: { from: number; size: number }) {
    const found = await this.find(requestsResponse, this.#path('requests', this.#source), page);

    return found ?? { total: 0, requests: [] };
  }

  async cancelRequest(id: string): Promise<void> {
    const path = this.#path('requests', this.#source, 'id', id, 'cancel');
    await this.exchange({ method: 'POST', path });
  }

  alerts() {
    return this.get(alertsResponse, this.#path('alerts', this.#source));
  }

  /** Of a saved search, or without one of the favourites. */
  async setAlerts(choice: AlertChoice & { searchId?: string }): Promise<void> {
    const path = this.#path('alerts', this.#source);
    await this.exchange({ method: 'PUT', path, headers: this.#ipHeader(), body: choice });
  }

  /** The conditions and the terms; read once per request. */
  profile(): Promise<ProfileWire> {
    this.#profile ??= this.get(profileResponse, this.#path(this.#source), { termsAgreement: 'true' });

    return this.#profile;
  }

  async acceptTerms(version: string): Promise<void> {
    await this.exchange({
      method: 'PUT',
      path: this.#path(this.#source, 'termsAgreement'),
      headers: this.#ipHeader(),
      body: { agreed: true, version },
    });
    this.#profile = undefined;
  }

  /** Sends the verification mail again; true when there is nothing to verify. A GET that is never repeated. */
  async resendVerification(): Promise<boolean> {
    return (await this.get(resentResponse, this.#path('validate', 'resend'))).email_verified;
  }

  async saveContactInfo(phone: string): Promise<void> {
    await this.exchange({ method: 'PUT', path: this.#path('contactInfo'), body: { phone } });
    this.#profile = undefined;
  }

  /** Without a customer nothing is called: the service's own token would be another's. */
  protected override async send(call: Call): Promise<UpstreamResponse | null> {
    if (!this.token) throw unauthenticated();
    const response = await super.send(call);
    if (response?.status === 401) await this.#onUnauthenticated();

    return response;
  }

  #ipHeader(): Record<string, string> {
    return this.#visitorIp ? { 'x-visitor-address': this.#visitorIp } : {};
  }

  #path(...segments: string[]): string[] {
    return ['space', this.spaceId, 'profile', ...segments];
  }
}
