create index concurrently "weather_notifications_judgement" on "weather_notifications" using btree ("judgement_id");
