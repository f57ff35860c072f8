import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  CancelRequestDocument,
  CustomerRequestsDocument,
  type CustomerRequestsQuery,
} from '../../customer/requests.generated.ts';
import { customerClient } from '../../customer/start.ts';
import { asNode } from '../../data/api-client.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';
import { FormSkeleton } from '../form-skeleton.tsx';
import { RequestRow } from './request-row.tsx';

const REQUESTS = asNode(CustomerRequestsDocument);
const CANCEL = asNode(CancelRequestDocument);

type Request = NonNullable<CustomerRequestsQuery['viewer']['customer']>['requests']['requests'][number];

/** What the customer has requested by forms, the most recent first. */
export function Requests({ onClose }: { onClose: () => void }) {
  const [pages, setPages] = useState(1);

  return (
    <section>
      <h3>{message('requests.title')}</h3>
      {Array.from({ length: pages }, (_, index) => (
        <RequestPage
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of the page is its identity.
          key={index}
          page={index + 1}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
          onClose={onClose}
        />
      ))}
    </section>
  );
}

type PageProps = { page: number; isLast: boolean; onMore: () => void; onClose: () => void };

function RequestPage({ page, isLast, onMore, onClose }: PageProps) {
  const { data, error } = useQuery(REQUESTS, {
    client: customerClient(),
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const [cancel] = useMutation(CANCEL, {
    client: customerClient(),
    refetchQueries: [REQUESTS],
    // The row is what it will be before it takes the focus.
    awaitRefetchQueries: true,
  });
  const found = data?.viewer?.customer?.requests;
  if (error) return <p>{message('requests.failed')}</p>;
  if (!found) return <FormSkeleton />;
  const requests = (found.requests ?? []) as Request[];
  if (requests.length === 0) return page === 1 && <p>{message('requests.none')}</p>;

  async function cancelOne(id: string) {
    const result = await cancel({ variables: { id } }).catch(() => null);
    if (result?.data?.cancelRequest.__typename !== 'CancelRequestSuccess')
      notify({ type: 'error', message: message('requests.cancel.failed') });
  }

  return (
    <>
      <ul className="saved-modal__list">
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            onClose={onClose}
            onCancel={() => cancelOne(request.id)}
          />
        ))}
      </ul>
      {isLast && (found.pageCount ?? 1) > page && (
        <button type="button" className="button is-secondary saved-modal__more" onClick={onMore}>
          {message('saved.more')}
        </button>
      )}
    </>
  );
}
