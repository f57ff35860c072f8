import { setupMessage } from './messages.ts';

/** Where listings come from. */
export function ListingsStep({ source }: { source: string }) {
  return (
    <>
      <p>{setupMessage('listings.intro')}</p>
      <p>{setupMessage('listings.file', { source })}</p>
      <p>{setupMessage('listings.feed')}</p>
    </>
  );
}
