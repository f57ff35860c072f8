import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailRow } from '../store/mail-table.ts';
import { withSecret } from './secret-link.ts';

export type SmtpOptions = {
  url: string;
  /** Email of the sender; its name is that of the site. */
  from: string;
};

/**
 * rejected: the server will never take this mail. failed: it may take it later. unreachable: nor will it take any other
 * mail now.
 */
export type SendOutcome =
  | { sent: true }
  | { sent: false; kind: 'rejected' | 'failed' | 'unreachable'; reason: string };

export type Mailer = { send(mail: MailRow): Promise<SendOutcome> };

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The whole exchange. Far below the lease of a claim (deliver-mails.ts). */
export const SEND_MS = 45_000;
const REASON_MAX = 500;

/** The server's response to this mail alone; any other error concerns the connection. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** Sends by SMTP, a connection for each mail. */
export function createMailer(
  { url, from }: SmtpOptions,
  { connectMs = CONNECT_MS, silenceMs = SILENCE_MS, sendMs = SEND_MS } = {},
): Mailer {
  return {
    async send(mail) {
      const transport = createTransport({
        url,
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The mail server did not finish in time')), sendMs);
      });

      try {
        await Promise.race([transport.sendMail(messageOf(mail, from)), deadline]);

        return { sent: true };
      } catch (error) {
        return failureOf(error as SmtpError);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

function messageOf(mail: MailRow, from: string) {
  const { text, html } = withSecret({ text: mail.text_body, html: mail.html_body }, mail.secret);

  return {
    from: { name: mail.sender_name, address: from },
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    subject: mail.subject,
    text,
    html,
    date: mail.queued_at,
    messageId: messageIdOf(mail, from),
    headers: {
      // Suppresses automatic replies such as vacation notes.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe_url && {
        'List-Unsubscribe': `<${mail.unsubscribe_url}>`,
        // RFC 8058: a mail client may send the POST itself.
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** The same for every attempt: receivers recognise a mail that is sent again. */
export function messageIdOf(
  { space_id, idempotency_key }: Pick<MailRow, 'space_id' | 'idempotency_key'>,
  from: string,
): string {
  const digest = createHash('sha256').update(`${space_id}\n${idempotency_key}`).digest('hex').slice(0, 40);

  return `<${digest}@${from.split('@')[1]}>`;
}

type SmtpError = Error & { code?: string; responseCode?: number; response?: string };

function failureOf(error: SmtpError): SendOutcome {
  const reason = (error.response || error.message).slice(0, REASON_MAX);
  if (!ABOUT_THE_MAIL.includes(error.code ?? '')) return { sent: false, kind: 'unreachable', reason };

  // Without a response code the mail itself is malformed, its recipient for example.
  return { sent: false, kind: (error.responseCode ?? 500) >= 500 ? 'rejected' : 'failed', reason };
}
