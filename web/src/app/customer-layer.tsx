import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../site/site-context.tsx';

/** The only place that loads the customer's code: after hydration, and only for a signed-in customer. */
export function CustomerLayer() {
  const isCustomer = Boolean(useSite().viewer.customer);
  const [Code, setCode] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isCustomer) return;
    // Without it a customer sees what the server rendered.
    import('../nag/customer-code.tsx').then(
      ({ CustomerCode }) => setCode(() => CustomerCode),
      (error: unknown) => console.error(error),
    );
  }, [isCustomer]);

  return isCustomer && Code && <Code />;
}
