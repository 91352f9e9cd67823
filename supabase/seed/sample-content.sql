-- The last of the seed: everything before is invented, and the overview of the panel counts what is left of it. Tests also
-- seed a database of before this function.
do $$
  begin
    if to_regprocedure('private.remember_sample_content()') is not null then
      perform private.remember_sample_content();
    end if;
  end
$$;
