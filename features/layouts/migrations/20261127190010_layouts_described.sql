comment on table layouts is 'How pages are put together of widgets.';
comment on table layout_views is 'Which layout stands on which pages.';
