import { LOAD } from '../../data/load-state.ts';
import { message } from '../../messages.ts';
import { ModalLink } from '../../modals/modal-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SearchModel } from '../search-model.ts';

type SavedLinkProps = {
  model: Pick<SearchModel, 'saved' | 'faves' | 'userLoad' | 'wait'>;
  className: string;
};

/** Opens what a customer saved, with the number of searches and homes once it is known. */
export function SavedLink({ model: { saved, faves, userLoad, wait }, className }: SavedLinkProps) {
  return (
    <ModalLink
      className={`${className} saved-link`}
      kind="saved"
      modal={{}}
      aria-busy={wait.userProfile || undefined}
    >
      <Icon name="heart" />
      {message('mobile.saved')}
      {userLoad === LOAD.loaded && <span className="saved-link__count">{saved.length + faves.length}</span>}
    </ModalLink>
  );
}
