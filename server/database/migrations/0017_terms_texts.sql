CREATE TABLE "terms_texts" (
	"text_hash" text PRIMARY KEY NOT NULL,
	"terms_version" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL
);
