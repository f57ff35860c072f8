import { useMutation, useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { CustomerAlertsDocument, SetAlertsDocument } from '../../customer/alerts.generated.ts';
import { customerClient } from '../../customer/start.ts';
import { asNode } from '../../data/api-client.ts';
import type { AlertFrequency } from '../../gql/types.generated.ts';
import { message } from '../../messages.ts';
import { notify } from '../../notifications/notify.ts';

const ALERTS = asNode(CustomerAlertsDocument);
const SET = asNode(SetAlertsDocument);
const FREQUENCIES = ['INSTANT', 'DAILY', 'WEEKLY', 'NEVER'] as const;
const LABELS = {
  INSTANT: 'alerts.instant',
  DAILY: 'alerts.daily',
  WEEKLY: 'alerts.weekly',
  NEVER: 'alerts.never',
} as const;

type AlertFieldProps = {
  label: string;
  value: AlertFrequency;
  describedBy?: string;
  isDisabled?: boolean;
  onChange: (frequency: AlertFrequency) => void;
};

/** How often to get e-mail. */
export function AlertField({ label, value, describedBy, isDisabled, onChange }: AlertFieldProps) {
  const id = useId();

  return (
    <div className="alert-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) =>
          onChange(FREQUENCIES.find((one) => one === currentTarget.value) ?? 'NEVER')
        }
      >
        {FREQUENCIES.map((frequency) => (
          <option key={frequency} value={frequency}>
            {message(LABELS[frequency])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What the customer chose, and the text that a choice agrees to; undefined while it is loading. */
export function useAlerts() {
  const { data } = useQuery(ALERTS, { client: customerClient(), fetchPolicy: 'cache-and-network' });

  return data?.viewer?.customer ?? undefined;
}

/** The text that a choice agrees to, and whether it is still loading. */
export function useConsent() {
  const { data, loading } = useQuery(ALERTS, { client: customerClient(), fetchPolicy: 'cache-and-network' });
  const consent = data?.viewer?.customer?.alerts?.consent;

  return { consent, isLoading: loading && !consent };
}

type AlertChoiceProps = { searchId?: string; label: string; describedBy: string };

/** The choice for a saved search, or without one for the favourites; saved at once. */
export function AlertChoice({ searchId, label, describedBy }: AlertChoiceProps) {
  const customer = useAlerts();
  const [set] = useMutation(SET, { client: customerClient() });
  const search = customer?.savedSearches?.find((one) => one?.id === searchId);
  const value = searchId ? search?.alerts : customer?.alerts?.favourites;
  const version = customer?.alerts?.consent?.version;
  if (!value || !version) return null;

  async function choose(frequency: AlertFrequency) {
    const input = { frequency, consentVersion: version, ...(searchId && { searchId }) };
    const { data } = await set({ variables: { input }, refetchQueries: [ALERTS] }).catch(() => ({
      data: undefined,
    }));
    if (data?.setAlerts.__typename !== 'SetAlertsSuccess')
      notify({ type: 'error', message: message('alerts.failed') });
  }

  return <AlertField label={label} value={value} describedBy={describedBy} onChange={choose} />;
}
