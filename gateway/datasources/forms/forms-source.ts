import { formUrlId } from '#domain/contact/form.ts';
import { badInput } from '../../errors.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import {
  captchaAudioResponse,
  designResponse,
  designsResponse,
  type FormView,
  formView,
  managerResponse,
  submitResponse,
  wholeDesignsResponse,
} from './forms.types.ts';
import type { SaveFormInput } from '../../__generated__/types.ts';
import { ifMatch } from '../revision-headers.ts';
import { type FilledForm, submissionBody } from './submission.ts';

type Options = RestSourceOptions & {
  /** For the rate limit per visitor. */
  visitorIp: string | null;
  /** The token of a signed-in customer, whose submission is theirs. */
  customerToken: string | null;
  /** Called for each view that is opened. */
  onView?: () => void;
};

/** `space/{spaceID}/profile/form/{formID}`: forms as visitors open and submit them. */
export class FormsSource extends RestSource {
  readonly #visitorIp: string | null;
  readonly #customerToken: string | null;
  readonly #onView: () => void;

  constructor({ visitorIp, customerToken, onView = () => {}, ...options }: Options) {
    super(options);
    this.#visitorIp = visitorIp;
    this.#customerToken = customerToken;
    this.#onView = onView;
  }

  /** Every call opens a new view; one view submits once. */
  view(id: string, { captcha = false } = {}): Promise<FormView | null> {
    this.#onView();
    return this.find(formView, this.#path(id, 'view'), captcha ? { captcha: 'true' } : {});
  }

  /** The captcha of a view read out, as a `data:` URL; null without one. */
  async captchaAudio(id: string, viewId: string): Promise<string | null> {
    const path = [...this.#path(id, 'view'), viewId, 'audio'];

    return (await this.find(captchaAudioResponse, path))?.captchaAudioUrl ?? null;
  }

  /** The id token of the customer who sent it, where the service returned one. */
  async submit(id: string, filled: FilledForm): Promise<{ idToken: string | null }> {
    const response = await this.send({
      path: this.#path(id, 'submit'),
      method: 'POST',
      body: submissionBody(filled),
      headers: {
        ...(this.#visitorIp ? { 'x-visitor-address': this.#visitorIp } : {}),
        ...(this.#customerToken ? { token: this.#customerToken } : {}),
      },
    });
    if (response?.status === 429)
      throw badInput('Too many messages were sent. Try again later.', null, 'too-many');
    if (!response) throw badInput('This can not be part of an address.', 'formId');
    this.accepted(response);
    const { id_token } = this.read(submitResponse, response);

    return { idToken: id_token ?? null };
  }

  /** The forms an agent may choose from, by name. */
  async list(): Promise<{ id: string; name: string }[]> {
    const path = ['space', this.spaceId, 'app', 'redforms', 'designs', 'all'];
    const { designs } = await this.get(designsResponse, path);

    return designs.map(({ id, name }) => ({ id, name: name || id }));
  }

  /** The forms with their fields, for the editor. */
  async designs() {
    const { designs } = await this.get(wholeDesignsResponse, this.#designs('all'));

    return designs.map(withRevision);
  }

  /** Never retried, like a deletion. */
  async save({ id, revision, ...design }: SaveFormInput) {
    const body = {
      ...design,
      fields: design.fields.map(({ placeholder, options, ...field }) => ({
        ...field,
        placeholder: placeholder ?? undefined,
        options: options ?? undefined,
      })),
    };
    const call = id
      ? {
          method: 'PUT' as const,
          path: this.#designs(formUrlId(id)),
          headers: ifMatch(revision ?? null),
          body,
        }
      : { method: 'POST' as const, path: this.#designs(), body };

    return withRevision(this.read(designResponse, await this.exchange(call)));
  }

  async delete({ id, revision }: { id: string; revision: string }): Promise<void> {
    await this.exchange({ method: 'DELETE', path: this.#designs(formUrlId(id)), headers: ifMatch(revision) });
  }

  #designs(...rest: string[]): string[] {
    return ['space', this.spaceId, 'app', 'redforms', 'designs', ...rest];
  }

  /** The URL of the forms manager for an agent; null when the space has none. */
  async managerUrl(agentUid: string): Promise<string | null> {
    const path = ['space', this.spaceId, 'app', 'redforms', agentUid, 'redirectUrl'];

    return (await this.find(managerResponse, path))?.loginUrl ?? null;
  }

  #path(id: string, call: 'view' | 'submit'): string[] {
    return ['space', this.spaceId, 'profile', 'form', formUrlId(id), call];
  }
}

function withRevision<Design extends { revision: number | null }>({ revision, ...design }: Design) {
  return { ...design, revision: revision === null ? null : String(revision) };
}
