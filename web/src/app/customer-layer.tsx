import { useEffect } from 'react';
import { openModal } from '../modals/open-modal.ts';
import { useSite } from '../site/site-context.tsx';

/** The only place that loads the customer's code: after hydration, and only for a signed-in customer. */
export function CustomerLayer(): null {
  const lists = useSite().viewer.customer?.lists;
  const isCustomer = lists !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts once, with the lists of the first page.
  useEffect(() => {
    if (!lists) return;
    import('../customer/start.ts').then(
      ({ startCustomer }) =>
        startCustomer({ lists, onSaveSearch: (url) => openModal('save-search', { url }) }),
      (error: unknown) => console.error(error),
    );
  }, [isCustomer]);

  return null;
}
