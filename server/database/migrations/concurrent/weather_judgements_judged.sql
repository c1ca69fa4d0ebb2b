create index concurrently "weather_judgements_judged" on "weather_judgements" using btree ("judged_at");
