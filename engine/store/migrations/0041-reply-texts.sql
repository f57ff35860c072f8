-- What the agents of a site begin replies to leads with; a site without a row has the texts of the product.
create table reply_texts (
  space_id text primary key references spaces on delete cascade,
  -- [{ name, text }] in the order of the menu.
  texts jsonb not null
);
