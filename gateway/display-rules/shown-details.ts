/** Normalises a fact's name: "Garage Spaces", "garage_spaces" and "GarageSpaces" are the same. */
export const factKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Facts that RESO's Data Dictionary 2.0 marks for IDX display, and the short names of our sources. Agents'
 * remarks, showing instructions, owners, compensation and days on market are excluded.
 */
const NAMES = `
  AccessibilityFeatures Acres Amenities AnnualTaxes Appliances ArchitecturalStyle AssociationAmenities AssociationFee
  AssociationFeeFrequency AssociationFeeIncludes AssociationYN AttachedGarageYN Basement BathroomsFull BathroomsHalf
  BathroomsPartial BathroomsTotalInteger BedroomsTotal BodyType BuildingType CarportSpaces CondoFee
  ConstructionMaterials Construction Cooling CoolingYN CountyOrParish County CurrentUse DirectionFaces Electric
  ElementarySchool ElementarySchoolDistrict Exterior ExteriorFeatures Features Fencing FireplaceFeatures Fireplaces
  FireplacesTotal FireplaceYN Flooring Foundation FoundationDetails FrontageType FullBathrooms Garage GarageSpaces
  GreenBuildingVerifications HalfBathrooms Heating HeatingYN HighSchool HighSchoolDistrict Interior InteriorFeatures
  LandSize Laundry LaundryFeatures LeaseTerm Levels LivingArea LivingAreaUnits Lot LotFeatures LotSize LotSizeAcres
  LotSizeArea LotSizeDimensions LotSizeSquareFeet LotSizeUnits MaintenanceFee MiddleOrJuniorSchool MLSAreaMajor MonthlyFee
  NewConstructionYN NumberOfUnitsTotal Parking ParkingFeatures ParkingSpaces ParkName PatioAndPorchFeatures Pets
  PetsAllowed Pool PoolFeatures PoolPrivateYN PossibleUse PostalCode PropertySubType PropertyType RentIncludes Roof Rooms
  RoomsTotal SchoolDistrict SeniorCommunityYN Sewer SpaFeatures SpecialListingConditions Stories StoriesTotal Storeys
  Style Subdivision SubdivisionName TaxAnnualAmount Taxes TitleToLand Topography Type UnitTypeType Units Utilities View
  Water WaterfrontYN Waterfront WaterSource WindowFeatures YearBuilt ZipCode Zoning
`;

export const SHOWN_DETAILS: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/).map(factKey));
