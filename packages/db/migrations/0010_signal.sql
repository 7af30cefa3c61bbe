ALTER TABLE "arrival" ADD COLUMN "address" text;--> statement-breakpoint
DELETE FROM "tally";
