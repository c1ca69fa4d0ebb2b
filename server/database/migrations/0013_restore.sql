CREATE TABLE "database_identity" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"system_identifier" text NOT NULL,
	"timeline" integer NOT NULL,
	"held_since" timestamp with time zone,
	"outbox_up_to" bigint,
	CONSTRAINT "database_identity_one" CHECK (id = 1)
);
