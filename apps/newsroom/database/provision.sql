-- A club's database and its three roles: the owner, whom only migrations use, the newsroom and the api. Idempotent, and
-- hands over what the newsroom's role owned in earlier versions; run by a superuser, then run migrate:
--   psql -f roles.psql -f provision.sql
-- roles.psql is readable by you alone and has the lines `\set database palank_sunok`, `\set owner_password …`,
-- `\set newsroom_password …`, `\set api_password …`: everybody on the machine can read a command line.
\set ON_ERROR_STOP on
\set QUIET on
\set owner_role :database _owner
\set newsroom_role :database _newsroom
\set api_role :database _api

select format('create role %I', r) from unnest(array[:'owner_role', :'newsroom_role', :'api_role']) r
where not exists (select from pg_roles where rolname = r) \gexec
alter role :"owner_role" login noinherit nocreatedb nocreaterole password :'owner_password' connection limit 5;
alter role :"newsroom_role" login noinherit nocreatedb nocreaterole password :'newsroom_password' connection limit 40;
alter role :"api_role" login noinherit nocreatedb nocreaterole password :'api_password' connection limit 40;

select format('create database %I owner %I', :'database', :'owner_role')
where not exists (select from pg_database where datname = :'database') \gexec
alter database :"database" owner to :"owner_role";
revoke all on database :"database" from public, :"newsroom_role";
grant connect on database :"database" to :"newsroom_role", :"api_role";

-- The api's transactions are read-only by default; in a read-write one its grants still apply.
alter role :"api_role" in database :"database" set default_transaction_read_only = on;
alter role :"api_role" in database :"database" set statement_timeout = '5s';
alter role :"api_role" in database :"database" set idle_in_transaction_session_timeout = '5s';
alter role :"newsroom_role" in database :"database" set lock_timeout = '5s';
alter role :"owner_role" in database :"database" set lock_timeout = '5s';

-- PostgreSQL's estimates for these plans are far too high, so it would spend seconds on compiling and on parallel workers.
-- The processes set the same on their connections, for servers whose roles were created earlier.
select format('alter role %I in database %I set %s', r, :'database', s)
from unnest(array[:'owner_role', :'newsroom_role', :'api_role']) r,
  unnest(array['jit = off', 'max_parallel_workers_per_gather = 0']) s \gexec

-- Rows are personal data, so the server logs no statement, parameter or row of these roles, whatever its own settings.
-- PostgreSQL's errors quote values, so they are not logged either; the processes log the error code.
select format('alter role %I in database %I set %s', r, :'database', s)
from unnest(array[:'owner_role', :'newsroom_role', :'api_role']) r, unnest(array[
  'log_min_messages = log', 'log_min_error_statement = panic', 'log_error_verbosity = terse', 'log_statement = none',
  'log_min_duration_statement = -1', 'log_parameter_max_length = 0', 'log_parameter_max_length_on_error = 0'
]) s \gexec

\connect :database
-- What the newsroom may do with the tables is in rights.sql, which every migrate runs.
reassign owned by :"newsroom_role" to :"owner_role";
revoke all on schema public from public;
revoke create on schema public from :"newsroom_role";
grant all on schema public to :"owner_role";
grant usage on schema public to :"newsroom_role";
create schema if not exists extensions;
grant usage on schema extensions to :"owner_role", :"newsroom_role", :"api_role";
create extension if not exists unaccent schema extensions;
create extension if not exists btree_gin schema extensions;

-- By default everybody may create large objects; nobody here needs them.
select format('revoke execute on function %s from public', oid::regprocedure) from pg_proc
where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(lo_|lowrite$|loread$)' \gexec
