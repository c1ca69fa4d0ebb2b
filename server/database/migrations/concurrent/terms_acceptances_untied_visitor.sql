-- replaces terms_acceptances_visitor
create index concurrently "terms_acceptances_untied_visitor" on "terms_acceptances" using btree ("visitor_hash") where booking_id is null;
