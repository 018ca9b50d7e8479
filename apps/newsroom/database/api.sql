-- The views that the api's role may read: those of schema content, under the same names, as security barriers. Without a
-- barrier PostgreSQL may evaluate a condition before the view hides a row or masks a name. A condition that fails then
-- reveals the value in its error message. A barrier evaluates no condition early that could fail. Views with only numbers,
-- dates, booleans and enums need no barrier, because they have no text; without one, lists can use their indexes.
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
