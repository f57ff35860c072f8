import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedEvent = { id: string; headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks on loopback. `answer` gives the status of each response; null sends none. */
export async function startTestReceiver(respond: (event: ReceivedEvent) => number | null = () => 204) {
  const received: ReceivedEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const event = {
      id: String(request.headers['webhook-id']),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    const status = respond(event);
    if (status === null) return;
    received.push(event);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
