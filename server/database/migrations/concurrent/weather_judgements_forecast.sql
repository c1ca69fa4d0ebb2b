create index concurrently "weather_judgements_forecast" on "weather_judgements" using btree ("forecast_date");
