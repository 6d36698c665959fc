comment on table translations is 'Those words in one language each.';
