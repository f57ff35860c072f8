import { useState } from 'react';
import { AUTOCOMPLETE_FOCUS_DISTANCE_KM } from '#domain/search/autocomplete.ts';
import { DEFAULT_TRANSACTION, TRANSACTION_CHOICES, type TransactionChoice } from '#domain/search/filters.ts';
import { RESULTS_PER_PAGE } from '#domain/search/paging.ts';
import { DRAWING_CHOICES, type SearchSetup } from '#domain/search/search-config.ts';
import { POINT_SEARCH_RADIUS_KM } from '#domain/search/search-input.ts';
import { SORT_CHOICES } from '#domain/search/sort-choices.ts';
import { DEFAULT_SORT_KEY, SITE_SORT_KEYS } from '#domain/search/sorts.ts';
import { message } from '#web/src/messages.ts';
import { ChoiceControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { OptionalNumber } from './optional-number.tsx';
import { PlaceControl } from './place-control.tsx';
import { ProblemList } from './problem-list.tsx';
import { withoutUndefined } from './setup-panels.ts';
import type { SetupTabProps } from './setup-tab-props.ts';

const ORDERS = SORT_CHOICES.flatMap(({ key, label }) =>
  SITE_SORT_KEYS.filter((value) => value === key).map((value) => ({ value, label })),
);
const TRANSACTIONS = TRANSACTION_CHOICES.map((value) => ({
  value,
  label: message(`search.filter.transaction.${value}`),
}));
const TABLES = ['stated', 'clusters'] as const;

/** Results per page, order, default place and map tiers. */
export function ResultsTab({ setup, onChange, problems }: SetupTabProps) {
  const set = (change: Partial<SearchSetup>) => onChange((now) => withoutUndefined({ ...now, ...change }));
  const setSuggestions = (change: SearchSetup['autocomplete']) =>
    onChange((now) => {
      const autocomplete = withoutUndefined({ ...now.autocomplete, ...change });
      return withoutUndefined({
        ...now,
        autocomplete: Object.keys(autocomplete).length > 0 ? autocomplete : undefined,
      });
    });
  const { mapTiers = 'stated' } = setup;

  return (
    <div className="search-setup__tab">
      <div className="search-setup__pair">
        <OptionalNumber
          label={editorMessage('searchSetup.field.resultsPerPage')}
          value={setup.resultsPerPage}
          placeholder={String(RESULTS_PER_PAGE)}
          min={1}
          step={1}
          onChange={(resultsPerPage) => set({ resultsPerPage })}
        />
        <ChoiceControl
          label={editorMessage('searchSetup.field.order')}
          value={setup.defaultSort ?? DEFAULT_SORT_KEY}
          options={ORDERS}
          onChange={(defaultSort) => set({ defaultSort })}
        />
        <ChoiceControl<TransactionChoice>
          label={message('search.filter.transaction')}
          value={setup.defaultTransaction ?? DEFAULT_TRANSACTION}
          options={TRANSACTIONS}
          onChange={(defaultTransaction) => set({ defaultTransaction })}
        />
      </div>
      <DefaultPlace setup={setup} onChange={set} />
      <div className="search-setup__pair">
        <OptionalNumber
          label={editorMessage('searchSetup.field.radius')}
          value={setup.pointSearchRadius}
          placeholder={String(POINT_SEARCH_RADIUS_KM)}
          min={0}
          onChange={(pointSearchRadius) => set({ pointSearchRadius })}
        />
        <ChoiceControl
          label={editorMessage('searchSetup.field.mapTiers')}
          value={typeof mapTiers === 'string' ? mapTiers : 'own'}
          options={[...TABLES, ...(typeof mapTiers === 'string' ? [] : (['own'] as const))].map((value) => ({
            value,
            label: editorMessage(`searchSetup.mapTiers.${value}`),
          }))}
          onChange={(table) => table !== 'own' && set({ mapTiers: table })}
        />
        <ChoiceControl
          label={editorMessage('searchSetup.field.drawing')}
          value={setup.drawing ?? 'open'}
          options={DRAWING_CHOICES.map((value) => ({
            value,
            label: editorMessage(`searchSetup.drawing.${value}`),
          }))}
          onChange={(drawing) => set({ drawing })}
        />
        <OptionalNumber
          label={editorMessage('searchSetup.field.suggestions')}
          value={setup.autocomplete?.size}
          placeholder="8"
          min={1}
          step={1}
          onChange={(size) => setSuggestions({ size })}
        />
        <OptionalNumber
          label={editorMessage('searchSetup.field.focusDistance')}
          value={setup.autocomplete?.focusDistance}
          placeholder={String(AUTOCOMPLETE_FOCUS_DISTANCE_KM)}
          min={1}
          onChange={(focusDistance) => setSuggestions({ focusDistance })}
        />
      </div>
      <ProblemList problems={problems.map(({ message }) => message)} />
    </div>
  );
}

type DefaultPlaceProps = { setup: SearchSetup; onChange: (change: Partial<SearchSetup>) => void };
const PLACES = ['site', 'all-areas', 'place'] as const;

function DefaultPlace({ setup: { defaultGeo }, onChange }: DefaultPlaceProps) {
  const stored = defaultGeo === undefined ? 'site' : defaultGeo.type === 'all-areas' ? 'all-areas' : 'place';
  const [isFinding, setFinding] = useState(stored === 'place');

  return (
    <div className="search-setup__pair">
      <ChoiceControl
        label={editorMessage('searchSetup.field.defaultGeo')}
        value={isFinding ? 'place' : stored}
        options={PLACES.map((value) => ({ value, label: editorMessage(`searchSetup.place.${value}`) }))}
        onChange={(choice) => {
          setFinding(choice === 'place');
          if (choice === 'site') onChange({ defaultGeo: undefined });
          if (choice === 'all-areas') onChange({ defaultGeo: { type: 'all-areas' } });
        }}
      />
      {(isFinding || stored === 'place') && (
        <PlaceControl
          label={editorMessage('searchSetup.place.name')}
          value={defaultGeo?.type === 'whosonfirst' ? defaultGeo.id : ''}
          onChange={(id) => onChange({ defaultGeo: { type: 'whosonfirst', id } })}
        />
      )}
    </div>
  );
}
