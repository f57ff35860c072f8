/** Loads a local site with autocannon for a limited time; prints an HttpLoad. Run as a process of its own. */
import autocannon from 'autocannon';

/** With a `body`, of JSON, it is sent by POST, and the response is not compressed. */
export type HttpLoadTask = { url: string; connections: number; seconds: number; body?: string };
/** Times in milliseconds. */
export type HttpLoad = { perSecond: number; p95: number; failed: number };

const { url, connections, seconds, body } = JSON.parse(process.argv[2] ?? '{}') as HttpLoadTask;
if (!/^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname))
  throw new Error('load goes to this machine only');

const times: number[] = [];
const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
const run = autocannon(
  { url, connections, duration: seconds, headers, method: body ? 'POST' : 'GET', body },
  (error: Error | null, ended: autocannon.Result) => {
    if (error) throw error;
    times.sort((a, b) => a - b);
    const result: HttpLoad = {
      perSecond: ended.requests.average,
      p95: times[Math.floor(times.length * 0.95)] ?? 0,
      failed: ended.errors + ended.timeouts + ended.non2xx,
    };
    console.log(JSON.stringify(result));
  },
);
run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
