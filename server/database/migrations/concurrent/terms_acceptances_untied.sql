create index concurrently "terms_acceptances_untied" on "terms_acceptances" using btree ("accepted_at") where booking_id is null;
