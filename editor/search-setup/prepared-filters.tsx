import { ROOM_CHOICES } from '#domain/search/filter-options.ts';
import type { Filters, RawTerm, TransactionChoice } from '#domain/search/filters.ts';
import { TRANSACTION_CHOICES } from '#domain/search/filters.ts';
import { PROPERTY_TYPES, propertyTypeLabel, sortedPropertyTypes } from '#domain/search/property-types.ts';
import { withoutFields } from '#domain/search/raw-terms.ts';
import { SORT_CHOICES } from '#domain/search/sort-choices.ts';
import type { Sort } from '#domain/search/sorts.ts';
import { message } from '#web/src/messages.ts';
import { useDefaultTransaction } from '#web/src/search/filters/use-transaction.ts';
import { ChoiceControl, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { OptionalNumber } from './optional-number.tsx';
import type { PreparedFormProps } from './prepared-form.tsx';
import { searchOf, withSearch } from './prepared-search.ts';

const TRANSACTIONS = TRANSACTION_CHOICES.map((value) => ({
  value,
  label: message(`search.filter.transaction.${value}`),
}));
const ROOMS = ROOM_CHOICES.map(({ value, label }) => ({ value: String(value), label }));
const ORDERS = [
  { value: 'SITE', label: editorMessage('searchSetup.order.site') },
  ...SORT_CHOICES.map(({ value, label }) => ({ value, label })),
] as const;
const NUMBERS = ['lowPrice', 'highPrice', 'interiorSize', 'constructionAgeYears', 'listingAgeDays'] as const;

/** Filters and order of a preconfigured search. */
export function PreparedFilters({ search, onChange }: PreparedFormProps) {
  const { filters, sort } = searchOf(search.url);
  const usual = useDefaultTransaction();
  const { propertyTypes = [], raw = [] } = filters;
  const set = (change: Filters) =>
    onChange((now) => ({
      ...now,
      url: withSearch(now.url, { filters: { ...searchOf(now.url).filters, ...change } }),
    }));

  return (
    <>
      <ControlGroup label={message('search.filter.propertyTypes')}>
        <div className="search-setup__ticks">
          {PROPERTY_TYPES.map(({ value }) => (
            <ToggleControl
              key={value}
              label={propertyTypeLabel(value)}
              value={propertyTypes.includes(value)}
              onChange={(isOn) =>
                set({
                  propertyTypes: sortedPropertyTypes(
                    isOn ? [...propertyTypes, value] : propertyTypes.filter((other) => other !== value),
                  ),
                })
              }
            />
          ))}
        </div>
      </ControlGroup>
      <div className="search-setup__pair">
        <ChoiceControl<TransactionChoice>
          label={message('search.filter.transaction')}
          value={filters.transactionType ?? usual}
          options={TRANSACTIONS}
          onChange={(type) => set({ transactionType: type === usual ? undefined : type })}
        />
        <ChoiceControl<'SITE' | Sort>
          label={editorMessage('searchSetup.field.order')}
          value={sort ?? filters.sort ?? 'SITE'}
          options={ORDERS}
          onChange={(order) =>
            onChange((now) => ({
              ...now,
              url: withSearch(now.url, {
                sort: order === 'SITE' ? null : order,
                filters: { ...searchOf(now.url).filters, sort: undefined },
              }),
            }))
          }
        />
        <Rooms name="bedrooms" value={filters.bedrooms} onChange={(bedrooms) => set({ bedrooms })} />
        <Rooms name="bathrooms" value={filters.bathrooms} onChange={(bathrooms) => set({ bathrooms })} />
        {NUMBERS.map((name) => (
          <OptionalNumber
            key={name}
            label={editorMessage(`searchSetup.filter.${name}`)}
            value={filters[name]}
            min={0}
            step={1}
            onChange={(number) => set({ [name]: number })}
          />
        ))}
      </div>
      <ToggleControl
        label={editorMessage('searchSetup.filter.openHouses')}
        value={filters.openHouses === true || filters.openHouseDay !== undefined}
        onChange={(openHouses) => set({ openHouses, openHouseDay: undefined })}
      />
      <RawTerms terms={raw} onRemove={(field) => set({ raw: withoutFields(filters, [field]).raw })} />
    </>
  );
}

type RoomsProps = {
  name: 'bedrooms' | 'bathrooms';
  value: number | undefined;
  onChange: (count: number | undefined) => void;
};

function Rooms({ name, value, onChange }: RoomsProps) {
  const options = ROOMS.some((room) => room.value === String(value ?? 0))
    ? ROOMS
    : [...ROOMS, { value: String(value), label: String(value) }];

  return (
    <ChoiceControl
      label={editorMessage('searchSetup.filter.atLeast', { name: message(`search.filter.${name}`) })}
      value={String(value ?? 0)}
      options={options}
      onChange={(count) => onChange(Number(count) || undefined)}
    />
  );
}

/** Raw terms of a search's URL, which can only be removed here. */
function RawTerms({ terms, onRemove }: { terms: readonly RawTerm[]; onRemove: (field: string) => void }) {
  if (terms.length === 0) return null;

  return (
    <ControlGroup label={editorMessage('searchSetup.field.terms')}>
      <ul className="editor-list">
        {terms.map(({ field, operator, values }) => (
          <li key={`${field} ${operator}`} className="editor-list__item">
            <div className="editor-list__row">
              <div className="editor-list__name is-plain">
                <span className="editor-list__words">
                  <span>{field}</span>
                  <small>
                    {editorMessage(`searchSetup.operator.${operator}`, { values: values.join(', ') })}
                  </small>
                </span>
              </div>
              <IconButton
                icon="trash-2"
                label={editorMessage('field.list.remove', { item: field })}
                onPress={() => onRemove(field)}
              />
            </div>
          </li>
        ))}
      </ul>
    </ControlGroup>
  );
}
