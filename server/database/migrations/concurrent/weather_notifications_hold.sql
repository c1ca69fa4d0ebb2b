create index concurrently "weather_notifications_hold" on "weather_notifications" using btree ("hold_id");
