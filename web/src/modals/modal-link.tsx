import type { ComponentProps, MouseEvent } from 'react';
import { useSite } from '../site/site-context.tsx';
import { useLocation } from '../ui/routing.tsx';
import { modalHref } from './modal-href.ts';
import type { ModalKind, ModalRequest, Modals } from './modal-request.ts';
import { openModal } from './open-modal.ts';

type ModalLinkProps<K extends ModalKind> = Omit<ComponentProps<'a'>, 'href'> & {
  kind: K;
  modal: Modals[K];
};

/** A link that opens a modal; without JavaScript, or in a new tab, it opens an equivalent page. */
export function ModalLink<K extends ModalKind>({ kind, modal, onClick, ...rest }: ModalLinkProps<K>) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForAnotherTab(event)) return;
    event.preventDefault();
    openModal(kind, modal);
  };

  return (
    <a
      href={modalHref({ kind, props: modal } as ModalRequest, site, pathname + search)}
      aria-haspopup="dialog"
      {...rest}
      onClick={open}
    />
  );
}

function isForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
