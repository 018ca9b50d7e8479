-- Who may do what; nothing but the owner's migrations changes a table, a view or a function.

do $$
declare
  api_role constant text := current_database() || '_api';
  newsroom_role constant text := current_database() || '_newsroom';
begin
  -- The api's role may only read the views of schema api and call its functions.
  execute format('grant usage on schema api to %I', api_role);
  execute format('grant select on all tables in schema api to %I', api_role);
  revoke execute on all functions in schema api from public;
  execute format('grant execute on function api.documents_with, api.is_registered, api.count_post, api.register to %I', api_role);

  -- The newsroom's role reads and writes rows. What its triggers write in feed and cache it writes itself, since they
  -- run with its rights.
  execute format('revoke all on all tables in schema public, feed, cache, intake, erasure, courtside from %I', newsroom_role);
  execute format('grant usage on schema feed, cache, intake, erasure, courtside, upkeep, children, content, api to %I', newsroom_role);
  execute format('grant select, insert, update, delete on all tables in schema public, feed, cache to %I', newsroom_role);
  execute format('grant usage on all sequences in schema public to %I', newsroom_role);
  execute format('grant select on all tables in schema upkeep, children, content, api to %I', newsroom_role);
  -- The newsroom may only add evidence; records.sql has the triggers and functions for later changes.
  execute format('revoke update, delete on public.audit_lines from %I', newsroom_role);
  execute format('revoke delete on public.consents, public.second_factors from %I', newsroom_role);
  -- Letters and form keys are made by api.register alone; the worker sends the letters and erases what is too old.
  execute format('grant select, update on intake.outbox to %I', newsroom_role);
  execute format('grant select, delete on intake.key, intake.rate to %I', newsroom_role);
  -- What was erased is never taken back.
  execute format('grant select, insert on erasure.entry to %I', newsroom_role);
  -- What was entered at courtside is never changed or taken out; a mistake is undone by another event.
  execute format('grant select, insert on courtside.event, courtside.named to %I', newsroom_role);
  execute format('grant select, insert, update, delete on courtside.begun to %I', newsroom_role);
  -- Which migrations have run is for migrations to say.
  execute format('revoke insert, update, delete on public.payload_migrations from %I', newsroom_role);
  revoke execute on function upkeep.rebuild, upkeep.index_words, upkeep.delete_old_audit_lines, upkeep.erase_player,
    upkeep.remove_second_factor from public;
  execute format('grant execute on function upkeep.delete_old_audit_lines, upkeep.erase_player,
    upkeep.remove_second_factor to %I', newsroom_role);
end
$$;
