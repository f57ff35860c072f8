import { sizeUnits } from '#domain/listing/home-size.ts';
import { mortgageCountry } from '#domain/listing/mortgage/mortgage-country.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { ChoiceControl, ControlField, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import type { TeamName } from '../site/team/use-team-names.ts';
import { may } from '../use-may.ts';
import { BathroomFields } from './bathroom-fields.tsx';
import { AmountFact, type FormProps, NumberFact, problemWith, TextFact } from './fact-fields.tsx';
import { FactGroup } from './fact-group.tsx';
import { KINDS, STATUSES } from './listing-names.ts';
import { LotSizeField } from './lot-size-field.tsx';
import { OpenHousesControl } from './open-houses-control.tsx';
import { PhotosControl } from './photos/photos-control.tsx';
import { PositionControl } from './position-control.tsx';
import { regionLabel } from './region-label.ts';
import { RoomsControl } from './rooms-control.tsx';
import { usePosition } from './use-position.ts';
import { WordsFact } from './words-fact.tsx';

type Props = FormProps & { team: readonly TeamName[] };

const PLACE_NAMES = ['address', 'neighbourhood', 'city', 'province', 'postalCode'] as const;

/** The facts of a listing: what every home has, then the others in groups that are folded. */
export function ListingForm({ team, ...form }: Props) {
  const { facts, problem, onChange } = form;
  const wrongDescription = problemWith('description', problem);

  return (
    <div className="listing-form">
      <KindFields {...form} />
      <PlaceFields {...form} />
      <PhotosControl photos={facts.photos ?? []} onChange={(photos) => onChange({ photos })} />
      <ControlField label={editorMessage('listings.field.description')} problem={wrongDescription}>
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="editor-input"
            rows={6}
            aria-describedby={describedBy}
            aria-invalid={wrongDescription ? true : undefined}
            value={facts.description ?? ''}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </ControlField>
      <div className="listing-form__groups">
        <BuildingGroup {...form} />
        <CostGroup {...form} />
        <FactGroup {...form} title="listings.group.features" names={['heating', 'cooling', 'features']}>
          {(['heating', 'cooling', 'features'] as const).map((name) => (
            <WordsFact key={name} {...form} name={name} />
          ))}
        </FactGroup>
        <FactGroup {...form} title="listings.group.rooms" names={['rooms']}>
          <RoomsControl {...form} />
        </FactGroup>
        <FactGroup {...form} title="listings.group.visits" names={['openHouses', 'tourUrl']}>
          <OpenHousesControl
            openHouses={facts.openHouses ?? []}
            onChange={(openHouses) => onChange({ openHouses })}
          />
          <TextFact {...form} name="tourUrl" help={editorMessage('listings.field.tourUrl.help')} />
        </FactGroup>
        <AgentGroup team={team} {...form} />
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
      <AmountFact
        {...form}
        name="price"
        label={editorMessage(
          facts.transactionType === 'LEASE' ? 'listings.field.rent' : 'listings.field.price',
        )}
      />
      <NumberFact {...form} name="bedrooms" />
      <BathroomFields {...form} />
      <NumberFact {...form} name="size" label={editorMessage('listings.field.size', { unit: sizeUnits() })} />
    </div>
  );
}

function PlaceFields(form: FormProps) {
  const province = editorMessage(regionLabel(useSite().space.locale));
  const { facts, onChange } = form;
  const location = facts.location ?? null;
  const setLocation = (next: typeof location) => onChange({ location: next });
  const { placed, place, placeTyped } = usePosition({ location, address: facts, onChange: setLocation });

  return (
    <ControlGroup label={editorMessage('listings.group.place')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are left, nothing is pressed */}
      <div className="listing-form__grid" onBlur={() => void placeTyped()}>
        {PLACE_NAMES.map((name) => (
          <TextFact key={name} {...form} name={name} label={name === 'province' ? province : undefined} />
        ))}
      </div>
      <ToggleControl
        label={editorMessage('listings.field.isAddressShown')}
        value={facts.isAddressShown ?? true}
        onChange={(isAddressShown) => onChange({ isAddressShown })}
      />
      <PositionControl
        location={location}
        placed={placed}
        onPlace={() => void place()}
        onChange={setLocation}
      />
    </ControlGroup>
  );
}

const BUILDING = [
  'lotSize',
  'yearBuilt',
  'storeys',
  'garageSpaces',
  'parkingSpaces',
  'parking',
  'basement',
  'pool',
  'outdoorFeatures',
] as const;

function BuildingGroup(form: FormProps) {
  return (
    <FactGroup {...form} title="listings.group.building" names={BUILDING}>
      <div className="listing-form__grid">
        <LotSizeField {...form} />
        <NumberFact {...form} name="yearBuilt" />
        <NumberFact {...form} name="storeys" />
        <NumberFact {...form} name="garageSpaces" />
        <NumberFact
          {...form}
          name="parkingSpaces"
          help={editorMessage('listings.field.parkingSpaces.help')}
        />
      </div>
      {(['parking', 'basement', 'pool', 'outdoorFeatures'] as const).map((name) => (
        <WordsFact key={name} {...form} name={name} />
      ))}
    </FactGroup>
  );
}

function CostGroup(form: FormProps) {
  const isAmerican = mortgageCountry(useSite().space.locale) === 'US';

  return (
    <FactGroup {...form} title="listings.group.costs" names={['propertyTax', 'monthlyFee']}>
      <div className="listing-form__grid">
        <AmountFact {...form} name="propertyTax" help={editorMessage('listings.field.propertyTax.help')} />
        <AmountFact
          {...form}
          name="monthlyFee"
          label={editorMessage(isAmerican ? 'listings.field.monthlyFee.us' : 'listings.field.monthlyFee')}
        />
      </div>
    </FactGroup>
  );
}

function AgentGroup({ team, ...form }: Props) {
  const { viewer } = useSite();
  const { facts, onChange } = form;

  return (
    <FactGroup {...form} title="listings.group.agent" names={['number', 'agentId']}>
      <div className="listing-form__grid">
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
    </FactGroup>
  );
}
