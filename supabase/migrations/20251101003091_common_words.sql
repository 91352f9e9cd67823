-- For a word that many have, the index names them all before the first is looked at. So the newest forty are looked at
-- beforehand: when a third of them have it, the walk from the newest on finds 300 soon.
create or replace function private.article_candidates(_column text, _language text, _own tsquery, _other tsquery)
  returns table (article_id uuid, language text)
  language plpgsql stable security definer rows 300 set search_path = ''
  as $$
  #variable_conflict use_column
  declare
    seems_common boolean;
  begin
    execute format(
      'select count(*) filter (where (language = %1$L and %2$I @@ $1) or (language <> %1$L and %2$I @@ $2)) > 13
      from (select * from private.article_search where for_%1$s order by created_at desc limit 40) as newest',
      _language, _column) into seems_common using _own, _other;
    return query
      with hits as materialized (
        select * from private.article_hits(_column, _language, _own, _other, 5001) where not seems_common
      ),
      counted as materialized (select seems_common or count(*) > 5000 as is_common from hits)
      select few.article_id, few.language
      from (
        select * from hits where not (select is_common from counted) order by created_at desc limit 300
      ) as few
      union all
      select many.article_id, many.language
      from private.newest_article_hits(_column, _language, _own, _other, 300) as many
      where (select is_common from counted);
  end
  $$;
