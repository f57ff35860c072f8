import { factKey } from '#domain/listing/fact-key.ts';

/**
 * Facts that RESO's Data Dictionary 2.0 marks for IDX display, terms of a lease, and the short names of our
 * sources. Agents' remarks, showing instructions, owners, compensation and days on market are excluded.
 */
const NAMES = `
  AccessibilityFeatures Acres Amenities AnnualTaxes Appliances ArchitecturalStyle AssociationAmenities AssociationFee
  AssociationFeeFrequency AssociationFeeIncludes AssociationYN AttachedGarageYN AvailabilityDate Basement BathroomsFull BathroomsHalf
  BathroomsPartial BathroomsTotalInteger BedroomsTotal BodyType BuildingType CarportSpaces CondoFee
  ConstructionMaterials Construction Cooling CoolingYN CountyOrParish County CurrentUse DirectionFaces Electric
  ElementarySchool ElementarySchoolDistrict Exterior ExteriorFeatures Features Fencing FireplaceFeatures Fireplaces
  FireplacesTotal FireplaceYN Flooring Foundation FoundationDetails FrontageType FullBathrooms Furnished Garage GarageSpaces
  GreenBuildingVerifications HalfBathrooms Heating HeatingYN HighSchool HighSchoolDistrict Interior InteriorFeatures
  LandSize Laundry LaundryFeatures LeaseTerm Levels LivingArea LivingAreaUnits Lot LotFeatures LotSize LotSizeAcres
  LotSizeArea LotSizeDimensions LotSizeSquareFeet LotSizeUnits MaintenanceFee MiddleOrJuniorSchool MLSAreaMajor MonthlyFee
  NewConstructionYN NumberOfUnitsTotal Parking ParkingFeatures ParkingSpaces ParkName PatioAndPorchFeatures Pets
  PetsAllowed Pool PoolFeatures PoolPrivateYN PossibleUse PostalCode PropertySubType PropertyType RentIncludes Roof Rooms
  RoomsTotal SchoolDistrict SecurityDeposit SeniorCommunityYN Sewer SpaFeatures SpecialListingConditions Stories StoriesTotal Storeys
  Style Subdivision SubdivisionName TaxAnnualAmount Taxes TenantPays TitleToLand Topography Type UnitTypeType Units Utilities View
  Water WaterfrontYN Waterfront WaterSource WindowFeatures YearBuilt ZipCode Zoning
`;

export const SHOWN_DETAILS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/).map(factKey));
