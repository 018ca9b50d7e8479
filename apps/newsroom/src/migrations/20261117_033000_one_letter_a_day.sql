-- The mailbox behind an address: without case, without a tag after a plus, and in Gmail without dots.
create function intake.recipient_of(email text) returns text language sql immutable strict parallel safe
return (
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (
    select regexp_replace(split_part(lower(email), '@', 1), '^(.[^+]*)\+.*$', '\1') as name,
      split_part(lower(email), '@', 2) as domain
  ) parts
);
create index join_registrations_recipient on public.join_registrations (intake.recipient_of(email), created_at);
