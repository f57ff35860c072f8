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

type FormProps = {
  facts: ListingFacts;
  problem: ListingProblem;
  onChange: (made: Partial<ListingFacts>) => void;
};
type Props = FormProps & { team: readonly TeamName[] };

const PLACE_NAMES = ['address', 'neighbourhood', 'city', 'province', 'postalCode'] as const;
type TextName = (typeof PLACE_NAMES)[number] | 'number' | 'tourUrl';
type NumberName = 'price' | 'bedrooms' | 'bathrooms' | 'size' | 'yearBuilt';

/** The facts of a listing. */
export function ListingForm({ team, ...form }: Props) {
  const { viewer } = useSite();
  const { facts, problem, onChange } = form;

  return (
    <div className="listing-form">
      <KindFields {...form} />
      <PlaceFields {...form} />
      <PhotosControl photos={facts.photos ?? []} onChange={(photos) => onChange({ photos })} />
      <ControlField label={editorMessage('listings.field.description')}>
        {({ id }) => (
          <textarea
            id={id}
            className="editor-input"
            rows={6}
            aria-invalid={isInvalid('description', problem) || undefined}
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
        <TextFact {...form} name="tourUrl" help={editorMessage('listings.field.tourUrl.help')} />
        <TextFact {...form} name="number" help={editorMessage('listings.field.number.help')} />
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

/** What is offered, for how much, and how large it is. */
function KindFields(form: FormProps) {
  const { facts, onChange } = form;

  return (
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
      <NumberFact
        {...form}
        name="price"
        label={editorMessage(
          facts.transactionType === 'LEASE' ? 'listings.field.rent' : 'listings.field.price',
        )}
      />
      <NumberFact {...form} name="bedrooms" />
      <NumberFact {...form} name="bathrooms" />
      <NumberFact {...form} name="size" label={editorMessage('listings.field.size', { unit: sizeUnits() })} />
      <NumberFact {...form} name="yearBuilt" />
    </div>
  );
}

function PlaceFields(form: FormProps) {
  const { facts, onChange } = form;

  return (
    <ControlGroup label={editorMessage('listings.group.place')}>
      <div className="listing-form__grid">
        {PLACE_NAMES.map((name) => (
          <TextFact key={name} {...form} name={name} />
        ))}
      </div>
      <ToggleControl
        label={editorMessage('listings.field.isAddressShown')}
        value={facts.isAddressShown ?? true}
        onChange={(isAddressShown) => onChange({ isAddressShown })}
      />
      <PositionControl location={facts.location ?? null} onChange={(location) => onChange({ location })} />
    </ControlGroup>
  );
}

function TextFact({ facts, problem, name, help, onChange }: FormProps & { name: TextName; help?: string }) {
  return (
    <FactField
      label={editorMessage(`listings.field.${name}`)}
      help={help}
      isInvalid={isInvalid(name, problem)}
      value={facts[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}

type NumberFactProps = FormProps & { name: NumberName; label?: string };

function NumberFact({ facts, problem, name, label, onChange }: NumberFactProps) {
  const factor = name === 'size' ? unitSize() : 1;

  return (
    <FactField
      label={label ?? editorMessage(`listings.field.${name}`)}
      isNumber
      isInvalid={isInvalid(name, problem)}
      value={shown(facts[name] ?? null, factor)}
      onChange={(value) => onChange({ [name]: stored(value, factor, name !== 'bathrooms') })}
    />
  );
}

function isInvalid(name: string, problem: ListingProblem): boolean {
  return problem?.field?.replace(/^.*listing\./, '').split('.')[0] === name;
}

type FactFieldProps = {
  label: string;
  help?: string;
  isNumber?: boolean;
  isInvalid: boolean;
  value: string;
  onChange: (value: string) => void;
};

function FactField({ label, help, isNumber = false, isInvalid, value, onChange }: FactFieldProps) {
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
          aria-invalid={isInvalid || undefined}
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
