drop table rank_arrivals;
alter table ranks drop column css_class, drop column notification_body, drop column permission;
