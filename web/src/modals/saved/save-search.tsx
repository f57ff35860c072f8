import { message } from '../../messages.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModalLink } from '../modal-link.tsx';

type SaveSearchProps = { url: string; className: string; name?: string; iconSize?: number };

/** Saves the search of a URL under a name; visitors who are not signed in are asked to sign in first. */
export function SaveSearch({ url, className, name, iconSize }: SaveSearchProps) {
  const { customer } = useSite().viewer;
  const content = (
    <>
      <Icon name="bookmark" size={iconSize} />
      {message('mobile.save')}
    </>
  );

  return customer ? (
    <ModalLink className={className} kind="save-search" modal={{ url, name }}>
      {content}
    </ModalLink>
  ) : (
    <ModalLink
      className={className}
      kind="auth"
      modal={{ reason: message('mobile.save.signIn'), pending: { action: 'save-search', url, name } }}
    >
      {content}
    </ModalLink>
  );
}
