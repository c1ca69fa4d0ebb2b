create index concurrently "weather_judgements_unsuitable" on "weather_judgements" using btree ("forecast_date","booking_id") where not suitable;
