ALTER TABLE "arrival" ADD COLUMN "address" text;--> statement-breakpoint
DELETE FROM "tally";--> statement-breakpoint
UPDATE "session" SET "ip_address" = NULL;
