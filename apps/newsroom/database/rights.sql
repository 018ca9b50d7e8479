-- The api's role may only read the views of schema api and call its functions.

do $$
declare
  api_role text := current_database() || '_api';
begin
  execute format('grant usage on schema api to %I', api_role);
  execute format('grant select on all tables in schema api to %I', api_role);
  revoke execute on all functions in schema api from public;
  execute format('grant execute on function api.is_registered, api.count_post, api.register to %I', api_role);
end
$$;
