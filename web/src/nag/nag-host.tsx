import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../site/site-context.tsx';

/** Loads the nag bar for customers only. */
export function NagHost() {
  const { customer, canEdit } = useSite().viewer;
  // The bar would cover the editor.
  const isCustomer = Boolean(customer) && !canEdit;
  const [Bar, setBar] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isCustomer) return;
    // Without the chunk a customer is not asked for anything.
    import('./nag-bar.tsx').then(
      ({ NagBar }) => setBar(() => NagBar),
      () => undefined,
    );
  }, [isCustomer]);

  return isCustomer && Bar && <Bar />;
}
