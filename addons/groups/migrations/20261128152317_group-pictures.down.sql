alter table groups drop column icon_url, drop column icon_alt, drop column banner_url, drop column banner_alt;
