const picture = (name: string, altText: string) => ({ imageUrl: `/starter/${name}.svg`, altText });

/** Default pictures of the product (web/public/starter) for new straps. */
export const STARTER = {
  city: picture('city', 'The city by the river in the evening'),
  house: picture('house', 'A house with a red door'),
  kitchen: picture('kitchen', 'A kitchen with green cabinets'),
  livingRoom: picture('living-room', 'A living room with a sofa by the window'),
  park: picture('park', 'A bench in the park by the stream'),
  street: picture('street', 'Three houses in a row'),
};
