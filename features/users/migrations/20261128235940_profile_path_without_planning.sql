-- In plpgsql, which keeps its plans: as SQL it was planned anew in every statement, on every page of a member, for what is the
-- name itself nearly always.
create or replace function profile_path(name text) returns text language plpgsql immutable parallel safe as $$
begin
  if name ~ '^[A-Za-z0-9_.!~*''()-]*$' then
    return '/profile/' || name;
  end if;
  return '/profile/' || (
    select string_agg(
      case when letter ~ '^[A-Za-z0-9_.!~*''()-]$' then letter
      else upper(regexp_replace(encode(convert_to(letter, 'UTF8'), 'hex'), '(..)', '%\1', 'g')) end,
      '' order by place)
    from regexp_split_to_table(name, '') with ordinality as letters (letter, place));
end $$;
