CREATE TABLE "device_copy" (
	"user_id" text NOT NULL,
	"match_id" text NOT NULL,
	"seq" integer NOT NULL,
	"link" text NOT NULL,
	"record" text NOT NULL,
	"names" jsonb NOT NULL,
	"secret" text NOT NULL,
	"standing" jsonb NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "device_copy_user_id_match_id_pk" PRIMARY KEY("user_id","match_id")
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "on_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "winners" jsonb;--> statement-breakpoint
ALTER TABLE "device_copy" ADD CONSTRAINT "device_copy_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "tally";
