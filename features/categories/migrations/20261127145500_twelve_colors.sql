-- A dozen colors, so that those of the first dozen categories differ.
alter table categories drop constraint categories_color_check;
alter table categories add constraint categories_color_check check (color between 1 and 12);
