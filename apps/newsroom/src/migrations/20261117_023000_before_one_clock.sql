-- Payload's scheduled publishing is replaced by the date of publishing. Its waiting jobs cannot be carried over here:
-- publishing runs checks that only the newsroom has. So they are named, and nothing is migrated until they are settled.
do $$
declare
  waiting constant text := (
    select string_agg(
      format('%s %s: %s at %s', input -> 'doc' ->> 'relationTo', input -> 'doc' ->> 'value', input ->> 'type', wait_until),
      '; ' order by wait_until)
    from public.payload_jobs where task_slug = 'schedulePublish' and completed_at is null);
begin
  if waiting is not null then
    raise exception 'scheduled publishing has changed, and these still wait for it (%). Publish them or delete their schedule with the former version, then migrate again', waiting;
  end if;
end
$$;

-- A draft got the time of its creation as its date without anybody choosing it. Without a date it gets that of its
-- publication. What has been public once keeps its own.
do $$
declare
  kind text;
begin
  foreach kind in array array['articles', 'galleries', 'videos'] loop
    execute format($sql$
      with untouched as (
        select d.id from public.%1$I d
        where d._status = 'draft' and abs(extract(epoch from d.publish_date - d.created_at)) < 60
          and not exists (
            select from public.%2$I v where v.parent_id = d.id
              and (v.version__status = 'published' or abs(extract(epoch from v.version_publish_date - d.created_at)) >= 60))
      ), versions as (
        update public.%2$I v set version_publish_date = null from untouched u where v.parent_id = u.id
      )
      update public.%1$I d set publish_date = null from untouched u where d.id = u.id
    $sql$, kind, '_' || kind || '_v');
  end loop;
end
$$;
