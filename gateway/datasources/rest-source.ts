import type { z } from 'zod';
import { type ReadCall, type ReadParams, readPath } from '#domain/calls/read-calls.ts';
import { isObject } from '#domain/json/is-object.ts';
import { badInput, upstreamFailed } from '../errors.ts';
import { callUpstream, type UpstreamResponse, withinTime } from './call-upstream.ts';
import { callUrl, canBePath, paramsOf, type Query } from './call-url.ts';
import { rejection } from './rejection.ts';
import { createSharedReads } from './shared-reads.ts';
import type { NamedUpstream } from './upstream.ts';

export type RestSourceOptions = {
  upstream: NamedUpstream;
  spaceId: string;
  /** The session token of an agent of this space, else null. */
  token: string | null;
};

export type Call = {
  /** Path segments, not encoded. */
  path: readonly string[];
  query?: Query;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  /** A streamed body in place of `body`. */
  stream?: ReadableStream | null;
  timeoutMs?: number;
};

/** Common to all REST services: base URL, token, status handling, response validation. */
export abstract class RestSource {
  protected readonly spaceId: string;
  protected readonly token: string | null;
  readonly #upstream: NamedUpstream;
  readonly #shared = createSharedReads();

  constructor({ upstream, spaceId, token }: RestSourceOptions) {
    this.#upstream = upstream;
    this.spaceId = spaceId;
    this.token = token;
  }

  /** The validated response of a GET. */
  protected async get<T>(schema: z.ZodType<T>, path: readonly string[], query?: Query): Promise<T> {
    return this.read(schema, await this.exchange({ path, query }));
  }

  /** The validated response of a GET; null for a 404. */
  protected async find<T>(schema: z.ZodType<T>, path: readonly string[], query?: Query): Promise<T | null> {
    const response = await this.send({ path, query });

    return response === null || response.status === 404 ? null : this.read(schema, this.accepted(response));
  }

  /** One of the most frequent reads, with any status; null when the path is invalid. A service in the same process returns values. */
  protected async sendRead<Name extends ReadCall>(
    name: Name,
    params: ReadParams<Name>,
    { query, headers }: { query?: Query; headers?: Record<string, string> } = {},
  ): Promise<UpstreamResponse | null> {
    const path = readPath(name, params);
    const { read } = this.#upstream;
    if (!read) return this.send({ path, query, headers });
    if (!canBePath(path)) return null;

    const response = await withinTime(this.#upstream, undefined, (signal) =>
      read(name, params, paramsOf(query), signal),
    );
    return { ...response, headers: response.headers ? new Headers(response.headers) : NO_HEADERS };
  }

  /** The validated response of one of the most frequent reads, each of which has one schema; throws on error statuses. */
  protected getRead<Name extends ReadCall, T>(
    schema: z.ZodType<T>,
    name: Name,
    params: ReadParams<Name>,
    call: { query?: Query; headers?: Record<string, string> } = {},
  ): Promise<T> {
    return this.#shared([name, params, call], async () => {
      const response = await this.sendRead(name, params, call);
      if (!response) throw badInput('This can not be part of an address.');

      return this.read(schema, this.accepted(response));
    });
  }

  /** Any call; throws on error statuses. */
  protected async exchange(call: Call): Promise<UpstreamResponse> {
    const response = await this.send(call);
    if (!response) throw badInput('This can not be part of an address.');

    return this.accepted(response);
  }

  /** Any call, with any status; null when the path is invalid. */
  protected async send(call: Call): Promise<UpstreamResponse | null> {
    const { path, query, method = 'GET', headers, body, stream, timeoutMs } = call;
    if (!canBePath(path)) return null;
    const token = this.token ?? this.#upstream.token;
    const init = {
      method,
      headers: {
        accept: 'application/json',
        ...(token ? { token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(stream ? { body: stream, duplex: 'half' as const } : {}),
    };

    return callUpstream(this.#upstream, callUrl(this.#upstream.baseUrl, path, query), init, timeoutMs);
  }

  /** The response of a GET that is no JSON; throws on error statuses. */
  protected async openStream({
    path,
    timeoutMs,
  }: Required<Pick<Call, 'path' | 'timeoutMs'>>): Promise<Response> {
    const token = this.token ?? this.#upstream.token;
    const url = callUrl(this.#upstream.baseUrl, path);
    const response = await withinTime(this.#upstream, timeoutMs, (signal) =>
      this.#upstream.fetch(
        new Request(url, { headers: token ? { token } : {}, redirect: 'manual', signal }),
        {
          signal,
        },
      ),
    );
    if (response.status === 200) return response;

    const json = await response.json().catch(() => null);
    throw rejection(this.#upstream.name, { status: response.status, headers: response.headers, json });
  }

  protected accepted(response: UpstreamResponse): UpstreamResponse {
    if (response.status >= 300) throw rejection(this.#upstream.name, response);
    if (isObject(response.json) && response.json.error) {
      throw upstreamFailed(this.#upstream.name, 'it responded with an error', response.status);
    }
    return response;
  }

  protected read<T>(schema: z.ZodType<T>, { json, status }: UpstreamResponse): T {
    const checked = schema.safeParse(json);
    if (checked.success) return checked.data;

    const at = checked.error.issues[0]?.path.join('.') || 'its top';
    throw upstreamFailed(this.#upstream.name, `its response has an unexpected shape, at ${at}`, status);
  }
}

const NO_HEADERS = new Headers();
