import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** What the server does with a message: accepts it, rejects it with a code, or never responds. */
export type SmtpResponse = 'accept' | 'hang' | { code: number; at: 'recipient' | 'data' };

export type ReceivedMail = { to: string; messageId: string; source: string };

/** An SMTP server on loopback. `answer` is called for each message. */
export async function startTestSmtp(respond: (to: string) => SmtpResponse = () => 'accept') {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, done) {
      const given = respond(address);
      if (given === 'hang') return;
      done(typeof given === 'object' && given.at === 'recipient' ? rejection(given.code) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const given = respond(to);
        if (given === 'hang') return;
        if (typeof given === 'object') return done(rejection(given.code));

        const source = Buffer.concat(chunks).toString('utf8');
        received.push({ to, messageId: /^message-id:\s*(\S+)/im.exec(source)?.[1] ?? '', source });
        done();
      });
    },
  });
  // A client that was killed resets its connection.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function rejection(responseCode: number): Error {
  return Object.assign(new Error('Not taken by the test'), { responseCode });
}
