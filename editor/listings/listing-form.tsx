import { useId } from 'react';
import { sizeUnits } from '#domain/listing/home-size.ts';
import { unitSize } from '#domain/language/market.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { ChoiceControl, ControlField, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import type { TeamName } from '../site/team/use-team-names.ts';
import { may } from '../use-may.ts';
import { KINDS, STATUSES } from './listing-names.ts';
import type { ListingFacts } from './listings-store.ts';
import { OpenHousesControl } from './open-houses-control.tsx';
import { PhotosControl } from './photos-control.tsx';
import { PositionControl } from './position-control.tsx';
import type { ListingProblem } from './use-listing.ts';

type Props = {
  facts: ListingFacts;
  team: readonly TeamName[];
  problem: ListingProblem;
  onChange: (made: Partial<ListingFacts>) => void;
};
type TextName = 'address' | 'neighbourhood' | 'city' | 'province' | 'postalCode' | 'number' | 'tourUrl';
type NumberName = 'price' | 'bedrooms' | 'bathrooms' | 'size' | 'yearBuilt';

/** The facts of a listing. */
export function ListingForm({ facts, team, problem, onChange }: Props) {
  const { viewer } = useSite();
  const isWrong = (name: string) => problem?.field?.replace(/^.*listing\./, '').split('.')[0] === name;
  const text = (name: TextName, help?: string) => (
    <FactField
      label={editorMessage(`listings.field.${name}`)}
      help={help}
      isWrong={isWrong(name)}
      value={facts[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const number = (name: NumberName, label = editorMessage(`listings.field.${name}`)) => {
    const factor = name === 'size' ? unitSize() : 1;
    return (
      <FactField
        label={label}
        isNumber
        isWrong={isWrong(name)}
        value={shown(facts[name] ?? null, factor)}
        onChange={(value) => onChange({ [name]: stored(value, factor, name !== 'bathrooms') })}
      />
    );
  };
  const isLease = facts.transactionType === 'LEASE';

  return (
    <div className="listing-form">
      <div className="listing-form__grid">
        <ChoiceControl
          label={editorMessage('listings.status')}
          value={facts.status}
          options={STATUSES.map((value) => ({ value, label: editorMessage(`listings.status.${value}`) }))}
          onChange={(status) => onChange({ status })}
        />
        <ChoiceControl
          label={editorMessage('listings.field.transaction')}
          value={facts.transactionType}
          options={(['SALE', 'LEASE'] as const).map((value) => ({
            value,
            label: editorMessage(`listings.transaction.${value}`),
          }))}
          onChange={(transactionType) => onChange({ transactionType })}
        />
        <ChoiceControl
          label={editorMessage('listings.field.kind')}
          value={facts.kind}
          options={KINDS.map((value) => ({ value, label: editorMessage(`listings.kind.${value}`) }))}
          onChange={(kind) => onChange({ kind })}
        />
        {number('price', editorMessage(isLease ? 'listings.field.rent' : 'listings.field.price'))}
        {number('bedrooms')}
        {number('bathrooms')}
        {number('size', editorMessage('listings.field.size', { unit: sizeUnits() }))}
        {number('yearBuilt')}
      </div>
      <ControlGroup label={editorMessage('listings.group.place')}>
        <div className="listing-form__grid">
          {text('address')}
          {text('neighbourhood')}
          {text('city')}
          {text('province')}
          {text('postalCode')}
        </div>
        <ToggleControl
          label={editorMessage('listings.field.isAddressShown')}
          value={facts.isAddressShown ?? true}
          onChange={(isAddressShown) => onChange({ isAddressShown })}
        />
        <PositionControl location={facts.location ?? null} onChange={(location) => onChange({ location })} />
      </ControlGroup>
      <PhotosControl photos={facts.photos ?? []} onChange={(photos) => onChange({ photos })} />
      <ControlField label={editorMessage('listings.field.description')}>
        {({ id }) => (
          <textarea
            id={id}
            className="editor-input"
            rows={6}
            aria-invalid={isWrong('description') || undefined}
            value={facts.description ?? ''}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </ControlField>
      <OpenHousesControl
        openHouses={facts.openHouses ?? []}
        onChange={(openHouses) => onChange({ openHouses })}
      />
      <div className="listing-form__grid">
        {text('tourUrl', editorMessage('listings.field.tourUrl.help'))}
        {text('number', editorMessage('listings.field.number.help'))}
        {may(viewer, 'listings') && (
          <ChoiceControl
            label={editorMessage('listings.field.agent')}
            value={facts.agentId ?? ''}
            options={[
              { value: '', label: editorMessage('listings.agent.office') },
              ...team.map(({ id, displayName }) => ({ value: id, label: displayName })),
            ]}
            onChange={(id) => onChange({ agentId: id || null })}
          />
        )}
      </div>
    </div>
  );
}

type FactFieldProps = {
  label: string;
  help?: string;
  isNumber?: boolean;
  isWrong: boolean;
  value: string;
  onChange: (value: string) => void;
};

function FactField({ label, help, isNumber = false, isWrong, value, onChange }: FactFieldProps) {
  const key = useId();

  return (
    <ControlField label={label} help={help}>
      {({ id, describedBy }) => (
        <input
          key={key}
          id={id}
          className="editor-input"
          type={isNumber ? 'number' : 'text'}
          {...(isNumber && { inputMode: 'decimal', min: 0, step: 'any' })}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ControlField>
  );
}

/** Square metres keep a decimal, so that the square feet that are stored come out unchanged. */
function shown(value: number | null, factor: number): string {
  if (value === null) return '';

  return String(factor === 1 ? value : Math.round((value / factor) * 10) / 10);
}

function stored(text: string, factor: number, isWhole: boolean): number | null {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;

  return isWhole ? Math.round(number * factor) : number;
}
