import { connect, createServer, type Socket } from 'node:net';

/** Together with other tests, or with no other beside it. */
export type Turn = 'shared' | 'alone';

type Waiting = { socket: Socket; turn: Turn };

/**
 * Gives tests their turns across all workers, first come, first served: those that change what a whole site shares run while no
 * other does. A turn ends with its connection, however its worker ends.
 */
export function serveTurns(): Promise<{ port: number; close: () => void }> {
  const running = new Map<Socket, Turn>();
  let waiting: Waiting[] = [];

  const giveTurns = () => {
    for (let [next] = waiting; next; [next] = waiting) {
      const isFree = next.turn === 'alone' ? running.size === 0 : ![...running.values()].includes('alone');
      if (!isFree) return;
      waiting = waiting.slice(1);
      running.set(next.socket, next.turn);
      next.socket.write('go');
    }
  };

  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (asked) => {
      waiting.push({ socket, turn: String(asked) === 'alone' ? 'alone' : 'shared' });
      giveTurns();
    });
    socket.once('close', () => {
      waiting = waiting.filter((one) => one.socket !== socket);
      running.delete(socket);
      giveTurns();
    });
  });

  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        close: () => server.close(),
      });
    }),
  );
}

/** Waits for a turn; the answer ends it. */
export function takeTurn(port: number, turn: Turn): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(turn));
    socket.once('data', () => resolve(() => socket.destroy()));
    socket.once('error', reject);
  });
}
