import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { duplexPair, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;
type InProcessInit = { method?: string; headers?: ConstructorParameters<typeof Headers>[0]; body?: unknown };
type InProcessFetch = (url: string | URL, init?: InProcessInit) => Promise<Response>;

/**
 * `fetch` on top of a Node handler, without a port or name resolution: Node cannot resolve
 * `san-antonio.localhost`, where the site reaches its own identity provider.
 */
export function createInProcessFetch(handler: NodeHandler): InProcessFetch {
  const server = createServer(handler);

  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input);
      const [near, far] = duplexPair();
      server.emit('connection', far);

      const outgoing = request({
        createConnection: () => near,
        method: init.method ?? 'GET',
        path: url.pathname + url.search,
        headers: {
          ...Object.fromEntries(new Headers(init.headers)),
          host: url.host,
          'x-forwarded-proto': url.protocol.slice(0, -1),
          connection: 'close',
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => void toResponse(incoming).then(resolve, reject));
      outgoing.end(bodyText(init.body));
    });
}

/** Forms and text, the only bodies of the sign-in. */
function bodyText(body: unknown): string {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('Only text and form bodies are supported in process');
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const headers = new Headers();
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  const status = incoming.statusCode ?? 500;
  const body = await text(Readable.from(incoming));

  return new Response([204, 304].includes(status) ? null : body, { status, headers });
}
