import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export type RunningProxy = { port: number; close: () => Promise<void> };

/** Sends each request to the next of the processes. */
export async function startAlternatingProxy(ports: () => readonly number[]): Promise<RunningProxy> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const all = ports();
    const port = all[count++ % all.length];
    const outgoing = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    outgoing.once('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
