import { useEffect } from 'react';
import { openModal } from '../modals/open-modal.ts';
import { NagBar } from './nag-bar.tsx';
import { useSite } from '../site/site-context.tsx';
import { startCustomer } from '../customer/start.ts';

/** Starts what a customer saved, and shows what the viewing conditions still ask for. */
export function CustomerCode() {
  const { customer, canEdit } = useSite().viewer;
  const lists = customer?.lists;

  useEffect(() => {
    if (lists) startCustomer({ lists, onSaveSearch: (url) => openModal('save-search', { url }) });
  }, [lists]);

  // The bar would cover the editor.
  return !canEdit && <NagBar />;
}
