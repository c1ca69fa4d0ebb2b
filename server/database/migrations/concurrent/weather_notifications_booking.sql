create index concurrently "weather_notifications_booking" on "weather_notifications" using btree ("booking_id","id");
