import { useEffect } from 'react';
import { useNavigationOnSite } from './navigation-context.ts';

/** What a busy server was too slow for succeeds a moment later. */
const RETRY_MS = 1500;

/** Loads what failed once more without the visitor; again where the part stays for another URL that fails. */
export function useRetryLater(url?: string): void {
  const navigation = useNavigationOnSite();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another failure.
  useEffect(() => {
    const timer = setTimeout(() => void navigation?.retry(), RETRY_MS);

    return () => clearTimeout(timer);
  }, [navigation, url]);
}
