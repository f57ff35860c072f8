import { request } from '../api/api.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { setupMessage } from './messages.ts';
import { SetupSamplesDocument, type SetupSamplesQuery } from './setup.generated.ts';

const loadSamples = async (signal?: AbortSignal): Promise<SetupSamplesQuery['sampleListings']> =>
  (await request(SetupSamplesDocument, {}, signal)).sampleListings;

/** Enter a listing: for a site that has none of its own. */
export function ListingTask() {
  const { loaded } = useLoaded(loadSamples);
  if (typeof loaded !== 'object' || (loaded.count === 0 && !loaded.canAdd)) return null;

  return <li>{setupMessage('end.todo.listing')}</li>;
}
