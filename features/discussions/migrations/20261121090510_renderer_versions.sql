-- Every start asks whether bodies of an older renderer are left; the answer is nearly always no.
create index discussions_renderer_version on discussions (renderer_version);
create index comments_renderer_version on comments (renderer_version);
