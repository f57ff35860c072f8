import pg from 'pg';
import { CHANGES_CHANNEL, type ChangeListener, readChange, type StopListening } from './changes.ts';

const RETRY_MS = 1000;
/** A connection that is cut without a word is noticed by the next heartbeat. */
const HEARTBEAT_MS = 2000;
const CONNECT_TIMEOUT_MS = 5000;
/** A busy process must not take its own delay for a lost connection. */
const RESPONSE_TIMEOUT_MS = 5000;

/** Listens on a connection of its own, which is opened again whenever it is lost. */
export async function listenOnPostgres(
  connectionString: string,
  listener: ChangeListener,
): Promise<StopListening> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(work, ms).unref();
  };

  const lose = (lost: pg.Client) => {
    if (client !== lost) return;
    client = null;
    listener.interrupted();
    void lost.end().catch(() => {});
    later(reconnect, RETRY_MS);
  };

  const beat = (current: pg.Client) => {
    current.query('select 1').then(
      () => client === current && later(() => beat(current), HEARTBEAT_MS),
      () => lose(current),
    );
  };

  const connect = async () => {
    const opened = new pg.Client({
      connectionString,
      application_name: 'strapwork-changes',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      keepAlive: true,
    });
    opened.on('error', () => lose(opened));
    opened.on('end', () => lose(opened));
    opened.on('notification', ({ payload = '' }) => listener.changed(readChange(payload)));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      void opened.end().catch(() => {});
      throw error;
    }
    if (isStopped) return void (await opened.end());
    client = opened;
    listener.resumed();
    later(() => beat(opened), HEARTBEAT_MS);
  };

  const reconnect = () => void connect().catch(() => later(reconnect, RETRY_MS));

  await connect();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end();
  };
}
