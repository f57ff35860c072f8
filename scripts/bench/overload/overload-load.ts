/** Sends pages to a local site, at a rate or as fast as it responds; prints an Overload. Run as a process of its own. */
import type { EventEmitter } from 'node:events';
import autocannon from 'autocannon';

export type OverloadTask = { url: string; connections: number; seconds: number; perSecond?: number };
/** Times in milliseconds, of the requests that got the page. */
export type Overload = {
  accepted: number;
  rejected: number;
  /** Neither a page nor a 503 with Retry-After. */
  wrong: number;
  acceptedPerSecond: number;
  p50: number;
  p95: number;
};

const { url, connections, seconds, perSecond } = JSON.parse(process.argv[2] ?? '{}') as OverloadTask;
if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname))
  throw new Error('load goes to this machine only');

const times: number[] = [];
let [rejected, wrong] = [0, 0];
autocannon(
  {
    url,
    connections,
    duration: seconds,
    ...(perSecond ? { overallRate: perSecond } : {}),
    headers: { 'accept-encoding': 'br' },
    setupClient(client: autocannon.Client) {
      let mayComeBack = false;
      // Comes before the response; the library's types leave it out.
      (client as EventEmitter).on('headers', ({ headers }: { headers: string[] }) => {
        mayComeBack = headers.some((name) => name.toLowerCase() === 'retry-after');
      });
      client.on('response', (status: number, _: number, ms: number) => {
        if (status === 200) times.push(ms);
        else if (status === 503 && mayComeBack) rejected++;
        else wrong++;
      });
    },
  },
  (error: Error | null, { errors, timeouts }: autocannon.Result) => {
    if (error) throw error;
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const result: Overload = {
      accepted: times.length,
      rejected,
      wrong: wrong + errors + timeouts,
      acceptedPerSecond: times.length / seconds,
      p50: quantile(0.5),
      p95: quantile(0.95),
    };
    console.log(JSON.stringify(result));
  },
);
