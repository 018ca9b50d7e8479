-- The views that the api's role may read: those of schema content, under the same names. Whoever writes a condition that
-- fails with the value in its message could otherwise read rows before the view leaves them out, and columns before it
-- masks them. A barrier lets no condition in that could fail. Views of nothing but numbers, dates, booleans and enums are
-- none: they hold no text, and lists need their indexes.
do $$
declare
  view record;
begin
  for view in
    select c.relname as name, bool_or(t.typcategory not in ('N', 'D', 'B', 'E'))::text as has_text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'content'::regnamespace and c.relkind = 'v'
    group by c.relname
  loop
    execute format(
      'create view api.%1$I with (security_barrier = %2$s) as select * from content.%1$I', view.name, view.has_text);
  end loop;
end
$$;
