comment on table fragments is 'Parts of pages that a community programmed for itself.';
