const picture = (path: string, altText: string) => ({ imageUrl: `/_files/demo/${path}.jpg`, altText });

/**
 * Pictures for new straps, which every site serves. Pages from before there were renders name the drawings in `web/public/starter`, which
 * therefore stay.
 */
export const STARTER = {
  city: picture('photos/condo-004', 'An apartment building in the evening'),
  house: picture('photos/house-012', 'A house with a deep porch'),
  kitchen: picture('photos/kitchen-003', 'A kitchen with an island'),
  livingRoom: picture('photos/living-005', 'A living room with a fireplace'),
  livingRoomBefore: picture('photos/living-001', 'The same living room with its old furniture'),
  garden: picture('photos/yard-001', 'A table and chairs in a garden'),
  park: picture('photos/prairie-001', 'A path through green fields'),
  porch: picture('scenes/porch-edmonton', 'A house in the evening, its porch lit'),
  street: picture('photos/townhouse-000', 'Townhouses in a row'),
};
