-- The details of a listing by themselves: the values of one detail of all listings are read without decompressing their documents.

alter table listings
  add column details jsonb generated always as (document -> 'additionalDetails') stored;
