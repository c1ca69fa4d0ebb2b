create unique index concurrently "consent_mails_plan" on "consent_mails" using btree ("email", "season", "visit_no") where purpose = 'plan';
