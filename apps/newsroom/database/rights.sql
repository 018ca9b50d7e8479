-- Rights: the api's role reads the views of schema api, and nothing else ------------------------------------------

do $$
declare
  api_role text := current_database() || '_api';
begin
  execute format('grant usage on schema api to %I', api_role);
  execute format('grant select on all tables in schema api to %I', api_role);
end
$$;
