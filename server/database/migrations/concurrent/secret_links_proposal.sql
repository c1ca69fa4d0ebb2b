create index concurrently "secret_links_proposal" on "secret_links" using btree ("weather_notification_id") where weather_notification_id is not null;
