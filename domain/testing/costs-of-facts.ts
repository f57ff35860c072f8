/** Facts of a source, with the taxes a year and the fee a month that they name. */
export const COSTS_OF_FACTS: readonly [
  details: Readonly<Record<string, string | number>>,
  propertyTax: number | null,
  monthlyFee: number | null,
][] = [
  [{}, null, null],
  [{ Heating: 'Gas, 2 furnaces' }, null, null],
  [{ 'Annual Taxes': '4120', 'Monthly Fee': '385' }, 4120, 385],
  [{ Taxes: '$2,345 (2026)', 'Condo Fee': '$1,020.50/month' }, 2345, 1021],
  [{ TaxAnnualAmount: 4120.49, AssociationFee: 0 }, 4120, 0],
  [{ maintenance_fee: 'from $300 to $400' }, null, 300],
  // A fact without a number says nothing; the next one may.
  [{ Taxes: 'Unknown', 'Annual Taxes': '3,000' }, 3000, null],
  // Both at once: by the order of the names, whatever the source's.
  [{ 'Monthly Fee': '90', 'Condo Fee': '410' }, null, 410],
  // Names that are longer are other facts.
  [{ 'Tax Year': '2026', 'Association Fee Frequency': '12 a year', 'Pet Fee': '25' }, null, null],
  [{ Taxes: '99999999999' }, null, null],
];
