import { useEffect } from 'react';
import { openModal } from '../modals/open-modal.ts';
import { NagBar } from './nag-bar.tsx';
import { useSite } from '../site/site-context.tsx';
import { startCustomer } from '../customer/start.ts';
import { useNavigate } from '../ui/routing.tsx';

/** Starts what a customer saved, and shows what the viewing conditions still ask for. */
export function CustomerCode() {
  const { customer, canEdit } = useSite().viewer;
  const isCustomer = Boolean(customer);
  const lists = customer?.lists;
  const navigate = useNavigate();

  useEffect(() => {
    if (isCustomer)
      startCustomer({
        lists,
        onSaveSearch: (url, name) => openModal('save-search', { url, name }),
        onShowSaved: () => openModal('saved', {}),
        onSearch: (url) => void navigate(url, { preventScrollReset: true }),
      });
  }, [isCustomer, lists, navigate]);

  // The bar would cover the editor.
  return !canEdit && <NagBar />;
}
