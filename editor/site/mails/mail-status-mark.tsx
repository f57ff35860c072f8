import { editorMessage } from '../../messages.ts';
import type { MailSummary_MailFragment } from './mails.generated.ts';

export function MailStatusMark({ status }: Pick<MailSummary_MailFragment, 'status'>) {
  return (
    <span className={`mails__status is-${status.toLowerCase()}`}>
      {editorMessage(`mails.status.${status}`)}
    </span>
  );
}
