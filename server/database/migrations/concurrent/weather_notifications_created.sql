create index concurrently "weather_notifications_created" on "weather_notifications" using btree ("created_at");
